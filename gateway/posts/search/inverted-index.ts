import { LRUCache } from 'lru-cache';
import type { Presence } from './document-words.ts';
import { FrequentTerms, frequentTerms } from './frequent-terms.ts';
import type { IndexParts } from './index-snapshot.ts';
import { PostingLists, slotsPerSegment } from './posting-lists.ts';
import { CountSums, TermCounts } from './term-counts.ts';
import { Vocabulary } from './vocabulary.ts';

/** The counts of a term take 20 kB at 10,000 posts. */
const maxRecentTerms = 96;

/**
 * Finds which posts contain a term, in which fields and how often: the vocabulary finds the words
 * that contain it, and their posting lists are added up. Posts are identified by slots.
 */
export class InvertedIndex {
  readonly #vocabulary = new Vocabulary();
  readonly #segments: PostingLists[] = [];
  readonly #frequent = new FrequentTerms();
  /** While a visitor types, each search repeats the terms of the previous one. */
  readonly #recent = new LRUCache<string, TermCounts>({ max: maxRecentTerms });
  readonly #sums = new CountSums();
  #timesByList = new Uint32Array(0);

  /** Everything except the posts; not copied, so it changes with the next post. */
  get stored(): Pick<IndexParts, 'words' | 'lists' | 'posts' | 'segments'> {
    return {
      ...this.#vocabulary.stored,
      segments: this.#segments.map((segment) => segment.stored),
    };
  }

  /** Restores a state from `stored`; must be called first. */
  async restore(parts: IndexParts): Promise<void> {
    await this.#vocabulary.restore(parts);
    this.#segments.push(...parts.segments.map((segment) => PostingLists.restored(segment)));
  }

  add(slot: number, words: ReadonlyMap<string, Presence>): void {
    this.#recent.clear();
    const segment = this.#segmentOf(slot);
    for (const [word, presence] of words) {
      segment.add(this.#vocabulary.add(word), slot % slotsPerSegment, presence);
    }
    this.#frequent.add(slot, words);
  }

  /** Removes the post at `slot`, which was added with the same words. */
  remove(slot: number, words: ReadonlyMap<string, Presence>): void {
    this.#recent.clear();
    const lists = Array.from(words.keys(), (word) => this.#vocabulary.release(word));
    this.#segmentOf(slot).remove(slot % slotsPerSegment, lists);
    this.#frequent.remove(slot);
  }

  /** The counts of a normalised term over all posts; valid until a post is added or removed. */
  countsOf(term: string): TermCounts {
    const known = this.#frequent.get(term) ?? this.#recent.get(term);
    if (known !== undefined) return known;
    const counts = this.#addedUp(term);
    this.#recent.set(term, counts);
    return counts;
  }

  /** The terms that occur in words at least `from` times, to be prepared. */
  frequentTerms(from: number): string[] {
    return frequentTerms(this.#vocabulary.postsByWord(), from);
  }

  /** Builds the counts of a frequent term; they are updated with each post from then on. */
  prepare(term: string): void {
    this.#frequent.store(term, this.#addedUp(term));
  }

  get segmentCount(): number {
    return this.#segments.length;
  }

  /** Sorts the postings of a segment for fast searches. */
  sortIn(segment: number): void {
    this.#segments[segment]?.sortIn();
  }

  #addedUp(term: string): TermCounts {
    this.#sums.reset(this.#segments.length * slotsPerSegment);
    const matches = this.#vocabulary.wordsWith(term);
    if (this.#timesByList.length < this.#vocabulary.listCount) {
      this.#timesByList = new Uint32Array(this.#vocabulary.listCount * 2);
    }
    this.#segments.forEach((segment, number) => {
      segment.addTo(this.#sums, number * slotsPerSegment, matches, this.#timesByList);
    });
    return TermCounts.of(this.#sums);
  }

  #segmentOf(slot: number): PostingLists {
    const number = Math.trunc(slot / slotsPerSegment);
    let segment = this.#segments[number];
    if (segment === undefined) {
      segment = new PostingLists();
      this.#segments[number] = segment;
    }
    return segment;
  }
}
