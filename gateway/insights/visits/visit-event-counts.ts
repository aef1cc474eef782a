import type { VisitEvent } from '../../../schema/insights-rules.ts';
import type { DayCounts } from '../counting/day-counts.ts';
import { placeOf } from '../counting/day-counts.ts';
import type { VisitCounts } from '../counting/visit-counts.ts';
import { cellOf } from '../histogram.ts';
import { keptQuery } from './kept-query.ts';
import type { KnownPaths } from './known-paths.ts';

/** Counts what browsers tell of visits (product 13.1, 13.3 to 13.6). */
export class VisitEventCounts {
  constructor(
    private readonly counts: VisitCounts,
    private readonly paths: KnownPaths,
  ) {}

  /** Counts events; those of pages that are not counted are left out. */
  async add(events: readonly VisitEvent[]): Promise<void> {
    const names = await Promise.all(
      events.map(async (event) => ('path' in event ? this.paths.nameOf(event.path) : undefined)),
    );
    // What is written now is begun anew, so nothing may be waited for from here on.
    const counts = this.counts.now();
    events.forEach((event, index) => add(counts, event, names[index]));
  }
}

/** Adds an event on a page of this name. */
function add(counts: DayCounts, event: VisitEvent, page: string | undefined): void {
  const { totals, pages, searches, forms, experience } = counts;
  switch (event.kind) {
    case 'search': {
      const query = keptQuery(event.query);
      if (query !== undefined) {
        const fruitless = event.results === 0 ? 1 : 0;
        const row = searches.of(query);
        row.searches += 1;
        row.fruitless += fruitless;
        row.results = event.results;
        totals.searches += 1;
        totals.fruitlessSearches += fruitless;
      }
      return;
    }
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
