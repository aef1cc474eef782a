import { setImmediate } from 'node:timers/promises';
import { searchLimits } from '../../../schema/limits.ts';
import { searchTerms } from '../../../schema/search-terms.ts';
import { bestOf, QueryScores } from './query-scores.ts';
import { documentWords, fieldNames } from './document-words.ts';
import type { IndexParts } from './index-snapshot.ts';
import { InvertedIndex } from './inverted-index.ts';
import type { FoundPost, FoundPosts, SearchDocument, SearchOptions } from './search-document.ts';
import { snippets } from './snippets.ts';
import { StoredDocuments } from './stored-documents.ts';

/** How long `putMany` works at a stretch before the process's other work goes ahead. */
const stretchMs = 4;

const snippetOptions = {
  length: searchLimits.snippetLengthUsed,
  max: searchLimits.snippetsUsed,
} as const;

/**
 * The blog's search: published posts in memory, found by substring and scored exactly as
 * product 4.3 says. Each save puts or removes one post; drafts are never put.
 */
export class SearchIndex {
  readonly #documents = new StoredDocuments();
  readonly #index = new InvertedIndex();
  readonly #frequentFrom: number;
  readonly #scores = new QueryScores();
  /** What the scores were last computed for, as long as no post has changed since. */
  #scoredQuery: string | undefined;
  /** Counts the posts put and removed. */
  #changes = 0;
  /** For each running `putMany`, the posts that were put or removed meanwhile. */
  readonly #changesDuringLoads = new Set<Set<string>>();

  /** `frequentFrom`: how often a short term must occur in words for its counts to be prepared. */
  constructor({ frequentFrom = 50_000 } = {}) {
    this.#frequentFrom = frequentFrom;
  }

  /** How many posts are in the index. */
  get size(): number {
    return this.#documents.size;
  }

  /** Adds a post, or replaces the one of the same id. */
  put(document: SearchDocument): void {
    this.remove(document.id);
    const slot = this.#documents.add(document);
    this.#index.add(slot, documentWords(document));
  }

  /** Takes a post out; an id that is not in the index is ignored. */
  remove(id: string): void {
    this.#scoredQuery = undefined;
    this.#changes += 1;
    for (const changes of this.#changesDuringLoads) changes.add(id);
    const slot = this.#documents.slotOf(id);
    if (slot === undefined) return;
    this.#index.remove(slot, documentWords(this.#documents.documentAt(slot)));
    this.#documents.remove(slot);
  }

  /**
   * Adds many posts in short stretches, so that the server starts and answers meanwhile; searches
   * find what is there already. A post that is put or removed while this runs is left as that
   * change made it, since the document given here may be older. Rejects if `documents` does.
   */
  async putMany(
    documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
  ): Promise<void> {
    const changed = new Set<string>();
    this.#changesDuringLoads.add(changed);
    try {
      let stretchEnd = performance.now() + stretchMs;
      for await (const document of documents) {
        if (changed.has(document.id)) continue;
        this.put(document);
        changed.delete(document.id);
        if (performance.now() < stretchEnd) continue;
        await setImmediate();
        stretchEnd = performance.now() + stretchMs;
      }
      await this.sortIn();
      await this.prepare();
    } finally {
      this.#changesDuringLoads.delete(changed);
    }
  }

  /** Brings all postings, in short stretches, into the order that is fast to search. */
  async sortIn(): Promise<void> {
    for (let segment = 0; segment < this.#index.segmentCount; segment += 1) {
      this.#index.sortIn(segment);
      await setImmediate();
    }
  }

  /** Adds up, in short stretches, what would take longest to add up when it is searched for. */
  async prepare(): Promise<void> {
    await setImmediate();
    for (const term of this.#index.frequentTerms(this.#frequentFrom)) {
      this.#index.prepare(term);
      await setImmediate();
    }
  }

  /** The index as it is stored, and whether it still is what was given. */
  get stored(): { parts: IndexParts; isStill: () => boolean } {
    const changes = this.#changes;
    return {
      parts: { ...this.#documents.stored, ...this.#index.stored },
      isStill: () => this.#changes === changes,
    };
  }

  /** Restores what `stored` returned, in short batches; call it before anything else. */
  async restore(parts: IndexParts): Promise<void> {
    await this.#documents.restore(parts);
    await this.#index.restore(parts);
  }

  ids(): Iterable<string> {
    return this.#documents.ids();
  }

  /** The stamp that a post was put with; undefined for one that is not in the index. */
  stampOf(id: string): string | undefined {
    return this.#documents.stampOf(id);
  }

  /**
   * The posts in which any term of the query scores: highest score first, then newest first, then
   * by id. A query without terms finds none.
   */
  search(query: string, { first, now }: SearchOptions): FoundPosts {
    const terms = searchTerms(query);
    const slots = this.#found(terms, now);
    const best = bestOf(slots, first, (a, b) => this.#compare(a, b));
    return { total: slots.length, results: best.map((slot) => this.#result(slot, terms)) };
  }

  /** The total number of posts that `search` finds. */
  count(query: string, { now }: Pick<SearchOptions, 'now'>): number {
    return this.#found(searchTerms(query), now).length;
  }

  /** The slots of the posts found, unordered. */
  #found(terms: readonly string[], now: Date): number[] {
    const key = terms.join(' ');
    if (this.#scoredQuery !== key) {
      this.#scores.compute(this.#index, terms, this.#documents.slotCount);
      this.#scoredQuery = key;
    }
    const found: number[] = [];
    const time = now.getTime();
    for (let slot = 0; slot < this.#documents.slotCount; slot += 1) {
      if (this.#scores.scoreAt(slot) > 0 && this.#documents.publicationTimeAt(slot) <= time) {
        found.push(slot);
      }
    }
    return found;
  }

  #compare(a: number, b: number): number {
    const byScore = this.#scores.scoreAt(b) - this.#scores.scoreAt(a);
    if (byScore !== 0) return byScore;
    const byDate = this.#documents.publicationTimeAt(b) - this.#documents.publicationTimeAt(a);
    if (byDate !== 0) return byDate;
    return this.#documents.idAt(a) < this.#documents.idAt(b) ? -1 : 1;
  }

  #result(slot: number, terms: readonly string[]): FoundPost {
    return {
      id: this.#documents.idAt(slot),
      relevanceScore: this.#scores.scoreAt(slot),
      matchedFields: fieldNames(this.#scores.fieldsAt(slot)),
      snippets: snippets(this.#documents.documentAt(slot).text, terms, snippetOptions),
    };
  }
}
