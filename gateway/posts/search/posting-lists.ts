import type { Presence } from './document-words.ts';
import type { CountSums } from './term-counts.ts';

const slotBits = 12;

/**
 * The number of posts that share one set of posting lists, limited by the slot bits of a posting.
 */
export const slotsPerSegment = 1 << slotBits;

/**
 * A posting is 16 bits: 12 for the post's slot in its segment, then a flag; if set, a set of fields
 * follows, otherwise a number of occurrences. A posting of 0 is empty.
 */
const noPosting = 0;
const slotShift = 4;
const fieldsFlag = 0b1000;
const valueMask = 0b0111;

/** The postings for a word in a post; several add up if one is too small. */
function* postingsOf(slot: number, { fields, occurrences }: Presence): Generator<number> {
  const place = slot << slotShift;
  if (fields > 0) yield place | fieldsFlag | fields;
  for (let rest = occurrences; rest > 0; rest -= valueMask) {
    yield place | Math.min(rest, valueMask);
  }
}

function postingSlot(posting: number): number {
  return posting >>> slotShift;
}

/** The set of fields of a posting; 0 if it contains occurrences. */
function postingFields(posting: number): number {
  return (posting & fieldsFlag) === 0 ? 0 : posting & valueMask;
}

/** The occurrences of a posting; 0 if it contains fields. */
function postingOccurrences(posting: number): number {
  return (posting & fieldsFlag) === 0 ? posting & valueMask : 0;
}

/** The posting lists of the words that contain a term, and how often each word contains it. */
export interface WordMatches {
  lists: number[];
  times: number[];
}

/** The sorted postings of a segment, and where the list of each word starts. */
export interface SegmentPostings {
  postings: Uint16Array;
  /** One entry more than there are lists: the last is the end. */
  starts: Uint32Array;
}

/** Postings are sorted in once this many, or an eighth of all if that is more, are unsorted. */
const minUnsorted = 2 ** 15;
const initialUnsorted = 2 ** 10;

/**
 * The posting lists of up to 4,096 posts, numbered by the caller: which posts have a word, in which
 * fields and how often. All lists are in one array, one after the other, because thousands of short
 * lists are merged fast only in memory order. New postings go to a second, unsorted array; removed
 * ones are overwritten; both are resolved when the first array is rewritten.
 */
export class PostingLists {
  #sorted: Uint16Array = new Uint16Array(0);
  /** Where each list starts in `#sorted`, and the end of the last. */
  #starts: Uint32Array = new Uint32Array(1);
  #unsorted = new Uint16Array(0);
  /** The list of each posting in `#unsorted`. */
  #unsortedLists = new Uint32Array(0);
  #unsortedCount = 0;

  static restored({ postings, starts }: SegmentPostings): PostingLists {
    const lists = new PostingLists();
    lists.#sorted = postings;
    lists.#starts = starts;
    return lists;
  }

  /** All lists, sorted; not copied, so they change with the next post. */
  get stored(): SegmentPostings {
    if (this.#unsortedCount > 0) this.sortIn();
    return { postings: this.#sorted, starts: this.#starts };
  }

  /** Records that the post at `slot` contains the list's word. */
  add(list: number, slot: number, presence: Presence): void {
    for (const posting of postingsOf(slot, presence)) {
      if (this.#unsortedCount === this.#unsorted.length) this.#grow();
      this.#unsorted[this.#unsortedCount] = posting;
      this.#unsortedLists[this.#unsortedCount] = list;
      this.#unsortedCount += 1;
    }
  }

  /** Removes the post at `slot`, whose words have the given lists. */
  remove(slot: number, lists: readonly number[]): void {
    for (const list of lists) {
      clear(this.#sorted, slot, this.#starts[list] ?? 0, this.#starts[list + 1] ?? 0);
    }
    clear(this.#unsorted, slot, 0, this.#unsortedCount);
  }

  /**
   * Adds up the lists of the words that contain a term. `firstSlot` is the slot in the sums for
   * slot 0 of this segment; `timesByList` is an array of zeros with space for all lists.
   */
  addTo(
    sums: CountSums,
    firstSlot: number,
    { lists, times }: WordMatches,
    timesByList: Uint32Array,
  ): void {
    const sorted = this.#sorted;
    for (let match = 0; match < lists.length; match += 1) {
      const list = lists[match] ?? 0;
      const factor = times[match] ?? 0;
      const end = this.#starts[list + 1] ?? 0;
      for (let at = this.#starts[list] ?? 0; at < end; at += 1) {
        const posting = sorted[at] ?? noPosting;
        addPosting(sums, firstSlot + postingSlot(posting), posting, factor);
      }
    }

    if (this.#unsortedCount === 0) return;
    lists.forEach((list, match) => (timesByList[list] = times[match] ?? 0));
    for (let at = 0; at < this.#unsortedCount; at += 1) {
      const factor = timesByList[this.#unsortedLists[at] ?? 0] ?? 0;
      if (factor === 0) continue;
      const posting = this.#unsorted[at] ?? noPosting;
      addPosting(sums, firstSlot + postingSlot(posting), posting, factor);
    }
    for (const list of lists) timesByList[list] = 0;
  }

  /** Sorts all postings into their lists and frees the space of removed ones. */
  sortIn(): void {
    const starts = this.#countedStarts();
    const sorted = new Uint16Array(starts.at(-1) ?? 0);
    const next = starts.slice();
    this.#forEach((list, posting) => {
      const at = next[list] ?? 0;
      sorted[at] = posting;
      next[list] = at + 1;
    });
    this.#sorted = sorted;
    this.#starts = starts;
    this.#unsorted = new Uint16Array(0);
    this.#unsortedLists = new Uint32Array(0);
    this.#unsortedCount = 0;
  }

  /** Where each list starts once all postings are sorted in. */
  #countedStarts(): Uint32Array<ArrayBuffer> {
    const knownLists = this.#starts.length - 1;
    const newLists = this.#unsortedLists.subarray(0, this.#unsortedCount);
    const lists = newLists.reduce((most, list) => Math.max(most, list + 1), knownLists);
    const starts = new Uint32Array(lists + 1);
    this.#forEach((list) => (starts[list + 1] = (starts[list + 1] ?? 0) + 1));
    for (let list = 0; list < lists; list += 1) {
      starts[list + 1] = (starts[list + 1] ?? 0) + (starts[list] ?? 0);
    }
    return starts;
  }

  #forEach(visit: (list: number, posting: number) => void): void {
    for (let list = 0; list + 1 < this.#starts.length; list += 1) {
      const end = this.#starts[list + 1] ?? 0;
      for (let at = this.#starts[list] ?? 0; at < end; at += 1) {
        const posting = this.#sorted[at] ?? noPosting;
        if (posting !== noPosting) visit(list, posting);
      }
    }
    for (let at = 0; at < this.#unsortedCount; at += 1) {
      const posting = this.#unsorted[at] ?? noPosting;
      if (posting !== noPosting) visit(this.#unsortedLists[at] ?? 0, posting);
    }
  }

  #grow(): void {
    if (this.#unsortedCount >= Math.max(minUnsorted, this.#sorted.length / 8)) this.sortIn();
    const capacity = Math.max(initialUnsorted, Math.ceil(this.#unsorted.length * 1.5));
    const unsorted = new Uint16Array(capacity);
    unsorted.set(this.#unsorted);
    this.#unsorted = unsorted;
    const lists = new Uint32Array(capacity);
    lists.set(this.#unsortedLists);
    this.#unsortedLists = lists;
  }
}

function addPosting(sums: CountSums, slot: number, posting: number, times: number): void {
  const fields = postingFields(posting);
  if (fields !== 0) sums.addFields(slot, fields);
  else sums.addOccurrences(slot, postingOccurrences(posting) * times);
}

function clear(postings: Uint16Array, slot: number, start: number, end: number): void {
  for (let at = start; at < end; at += 1) {
    if (postingSlot(postings[at] ?? noPosting) === slot) postings[at] = noPosting;
  }
}
