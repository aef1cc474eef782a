import { insightsLimits as limits } from '../../../schema/insights-limits.ts';
import type { DayCounts } from '../counting/day-counts.ts';
import { mayBeAddress } from './visit-source.ts';

const controls = /\p{Cc}/gu;
/** Half of a surrogate pair that was cut in two. */
const halves = /\p{Cs}/gu;

/**
 * The form in which a query is counted: lower case, one line, limited length. Undefined if it may
 * be an e-mail address or a phone number: with an "@", or seven digits or more (product 13.3).
 */
function normalizeQuery(typed: string): string | undefined {
  const digits = typed.match(/\p{Nd}/gu)?.length ?? 0;
  if (mayBeAddress(typed) || digits > limits.queryDigitsMax) {
    return undefined;
  }
  const query = typed.replace(controls, ' ').replace(/\s+/g, ' ').trim().toLowerCase();
  const recorded = query.slice(0, limits.queryMax).replace(halves, '').trim();
  return recorded === '' ? undefined : recorded;
}

/** Counts a search, unless the query may be personal (product 13.3). */
export function countSearch(
  { totals, searches, names }: DayCounts,
  { query: typed, results }: { query: string; results: number },
  addressOf: () => string,
): void {
  const query = normalizeQuery(typed);
  if (query === undefined) {
    return;
  }
  const fruitless = results === 0 ? 1 : 0;
  const row = searches.of(names.admit('searches', query, addressOf));
  row.searches += 1;
  row.fruitless += fruitless;
  row.results = results;
  totals.searches += 1;
  totals.fruitlessSearches += fruitless;
}
