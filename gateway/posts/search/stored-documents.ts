import { setImmediate } from 'node:timers/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { IndexParts } from './index-snapshot.ts';
import type { SearchDocument } from './search-document.ts';

/** This level halves the size of an article; higher levels save little and cost much. */
const compressionLevel = 3;
/** How many posts are restored before other work gets a turn. */
const postsPerStretch = 4_096;

function compress({ title, tags, excerpt, text }: SearchDocument): Uint8Array {
  // JSON contains no raw line breaks; the text follows unencoded, because it need not be parsed.
  const record = `${JSON.stringify([title, excerpt, ...tags])}\n${text}`;
  // A copy: the result of zlib is a view of a buffer several times its size.
  return new Uint8Array(deflateRawSync(record, { level: compressionLevel }));
}

function expand(compressed: Uint8Array): Omit<SearchDocument, 'id' | 'publishedAt'> {
  const record = inflateRawSync(compressed).toString('utf8');
  const textStart = record.indexOf('\n') + 1;
  const [title = '', excerpt = '', ...tags] = JSON.parse(record.slice(0, textStart)) as string[];
  return { title, tags, excerpt, text: record.slice(textStart) };
}

/**
 * The posts of an index, each at a slot: a small number that posting lists and counts use instead
 * of its id. Texts are stored compressed; they are read again for snippets and to find the postings
 * of a removed post. Slots of removed posts are reused.
 */
export class StoredDocuments {
  readonly #slots = new Map<string, number>();
  readonly #ids: string[] = [];
  readonly #stamps: string[] = [];
  readonly #publicationTimes: number[] = [];
  readonly #compressed: (Uint8Array | undefined)[] = [];
  readonly #freeSlots: number[] = [];

  get size(): number {
    return this.#slots.size;
  }

  /** The number of slots in use or used before. */
  get slotCount(): number {
    return this.#ids.length;
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id);
  }

  /** Stores a post whose id is not stored yet. */
  add(document: SearchDocument): number {
    const slot = this.#freeSlots.pop() ?? this.#ids.length;
    this.#slots.set(document.id, slot);
    this.#ids[slot] = document.id;
    this.#stamps[slot] = document.stamp ?? '';
    this.#publicationTimes[slot] = document.publishedAt.getTime();
    this.#compressed[slot] = compress(document);
    return slot;
  }

  remove(slot: number): void {
    this.#slots.delete(this.idAt(slot));
    this.#ids[slot] = '';
    this.#stamps[slot] = '';
    this.#publicationTimes[slot] = Number.NaN;
    this.#compressed[slot] = undefined;
    this.#freeSlots.push(slot);
  }

  /** Everything that is stored; the texts are not copied. */
  get stored(): Pick<IndexParts, 'ids' | 'stamps' | 'times' | 'texts'> {
    return {
      ids: [...this.#ids],
      stamps: [...this.#stamps],
      times: Float64Array.from(this.#publicationTimes),
      texts: this.#ids.map((_, slot) => this.#compressed[slot] ?? new Uint8Array(0)),
    };
  }

  /** Restores what `stored` returned, in short batches; call it before anything else. */
  async restore({ ids, stamps, times, texts }: IndexParts): Promise<void> {
    for (const [slot, id] of ids.entries()) {
      this.#ids.push(id);
      this.#stamps.push(stamps[slot] ?? '');
      this.#publicationTimes.push(times[slot] ?? Number.NaN);
      this.#compressed.push(id === '' ? undefined : texts[slot]);
      if (id === '') this.#freeSlots.push(slot);
      else this.#slots.set(id, slot);
      if (slot % postsPerStretch === 0) await setImmediate();
    }
  }

  ids(): Iterable<string> {
    return this.#slots.keys();
  }

  /** The stamp a post was stored with; undefined for a post that is not stored. */
  stampOf(id: string): string | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.#stamps[slot];
  }

  idAt(slot: number): string {
    return this.#ids[slot] ?? '';
  }

  /** Milliseconds since the epoch; not a number for a slot without a post. */
  publicationTimeAt(slot: number): number {
    return this.#publicationTimes[slot] ?? Number.NaN;
  }

  /** The post at a slot, as it was stored. */
  documentAt(slot: number): SearchDocument {
    const compressed = this.#compressed[slot];
    if (compressed === undefined) throw new Error(`No post at slot ${slot}`);
    const publishedAt = new Date(this.publicationTimeAt(slot));
    return { id: this.idAt(slot), publishedAt, ...expand(compressed) };
  }
}
