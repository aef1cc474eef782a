import { searchLimits } from '../../../schema/limits.ts';
import { fieldBit, fieldSetScores } from './document-words.ts';
import type { InvertedIndex } from './inverted-index.ts';
import type { TermCounts } from './term-counts.ts';

/**
 * The first `count` values in the given order, without sorting the rest: `compare` is negative if
 * its first argument comes first.
 */
export function bestOf(
  values: Iterable<number>,
  count: number,
  compare: (a: number, b: number) => number,
): number[] {
  const best: number[] = [];
  if (count <= 0) return best;
  for (const value of values) {
    const last = best[count - 1];
    if (last !== undefined && compare(value, last) >= 0) continue;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = best[middle];
      if (other !== undefined && compare(value, other) < 0) high = middle;
      else low = middle + 1;
    }
    if (last !== undefined) best.pop();
    best.splice(low, 0, value);
  }
  return best;
}

function timesEach(terms: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1);
  return times;
}

/** The scores of an index's posts for one query, and the fields with its terms, by slot. */
export class QueryScores {
  #scores = new Float64Array(0);
  #fields = new Uint8Array(0);

  /**
   * Scores all posts: for each term +10 if in the title, +8 in tags, +5 in the excerpt, and +2 per
   * occurrence in the content (product 4.3). A repeated term scores each time.
   */
  compute(index: InvertedIndex, terms: readonly string[], slots: number): void {
    this.#reset(slots);
    for (const [term, times] of timesEach(terms)) {
      this.#add(index.countsOf(term), times, slots);
    }
  }

  scoreAt(slot: number): number {
    return this.#scores[slot] ?? 0;
  }

  /** The set of fields that contain any term. */
  fieldsAt(slot: number): number {
    return this.#fields[slot] ?? 0;
  }

  #reset(slots: number): void {
    if (this.#scores.length < slots) {
      this.#scores = new Float64Array(slots * 2);
      this.#fields = new Uint8Array(slots * 2);
      return;
    }
    this.#scores.fill(0);
    this.#fields.fill(0);
  }

  #add(counts: TermCounts, times: number, slots: number): void {
    for (let slot = 0; slot < slots; slot += 1) {
      const occurrences = counts.occurrencesAt(slot);
      let fields = counts.fieldsAt(slot);
      const score =
        (fieldSetScores[fields] ?? 0) + occurrences * searchLimits.contentOccurrenceScore;
      if (score === 0) continue;
      if (occurrences > 0) fields |= fieldBit.content;
      this.#scores[slot] = (this.#scores[slot] ?? 0) + score * times;
      this.#fields[slot] = (this.#fields[slot] ?? 0) | fields;
    }
  }
}
