import { insightsLimits as limits } from '../../../schema/insights-limits.ts';
import type { VisitEvent } from '../../../schema/insights-rules.ts';
import { placeOf, type DayCounts } from '../counting/day-counts.ts';
import type { VisitCounts } from '../counting/visit-counts.ts';
import { cellOf } from '../histogram.ts';
import type { KnownPaths } from './known-paths.ts';
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

/** Counts the visit events that browsers send (product 13.1, 13.3 to 13.6). */
export class VisitEventCounts {
  constructor(
    private readonly counts: VisitCounts,
    private readonly paths: KnownPaths,
  ) {}

  /** Counts the events of an address, except those on pages that are not counted. */
  async add(events: readonly VisitEvent[], address: string): Promise<void> {
    const names = await Promise.all(
      events.map(async (event) => ('path' in event ? this.paths.nameOf(event.path) : undefined)),
    );
    // A write replaces these counts, so there must be no await from here on.
    const counts = this.counts.now();
    events.forEach((event, index) => {
      if (event.kind === 'search') {
        countSearch(counts, event, () => address);
      } else {
        add(counts, event, names[index]);
      }
    });
  }
}

/** Adds an event on the page with this name. */
function add(
  { totals, pages, forms, experience }: DayCounts,
  event: Exclude<VisitEvent, { kind: 'search' }>,
  page: string | undefined,
): void {
  switch (event.kind) {
    case 'abandoned':
      forms.of(placeOf(event.form, event.field)).times += 1;
      return;
    case 'funnel':
      if (page !== undefined) {
        forms.of(placeOf(event.form, event.step)).times += 1;
        if (event.step === 'OPENED') {
          totals.dialogs += 1;
          pages.of(page).dialogs += 1;
        }
      }
      return;
  }
  if (page === undefined) {
    return;
  }
  switch (event.kind) {
    case 'view':
      totals.views += 1;
      pages.of(page).views += 1;
      return;
    case 'read':
      pages.of(page).reads += 1;
      return;
    case 'vital': {
      const histogram = experience.of(page);
      const cell = cellOf(event.name, event.value);
      histogram.set(cell, (histogram.get(cell) ?? 0) + 1);
      return;
    }
  }
}
