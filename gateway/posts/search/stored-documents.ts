import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SearchDocument } from './search-document.ts';

/** An article is half its size at this level; higher ones save little and cost much. */
const compressionLevel = 3;

function compress({ title, tags, excerpt, text }: SearchDocument): Uint8Array {
  // JSON has no line breaks of its own; the text follows as it is, since it need not be parsed.
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
 * The posts of an index, each at a slot: a small number that posting lists and tallies use in the
 * place of its id. Texts are kept compressed; they are read again for snippets and to find the
 * postings of a post that leaves. Slots of posts that left are used again.
 */
export class StoredDocuments {
  readonly #slots = new Map<string, number>();
  readonly #ids: string[] = [];
  readonly #publicationTimes: number[] = [];
  readonly #compressed: (Uint8Array | undefined)[] = [];
  readonly #freeSlots: number[] = [];

  /** How many posts are stored. */
  get size(): number {
    return this.#slots.size;
  }

  /** How many slots are in use or have been. */
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
    this.#publicationTimes[slot] = document.publishedAt.getTime();
    this.#compressed[slot] = compress(document);
    return slot;
  }

  /** Frees a slot. */
  remove(slot: number): void {
    this.#slots.delete(this.idAt(slot));
    this.#ids[slot] = '';
    this.#publicationTimes[slot] = Number.NaN;
    this.#compressed[slot] = undefined;
    this.#freeSlots.push(slot);
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
