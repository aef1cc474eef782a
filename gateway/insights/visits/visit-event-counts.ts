import type { VisitEvent } from '../../../schema/insights-rules.ts';
import type { DayCounts } from '../counting/day-counts.ts';
import { placeOf } from '../counting/day-counts.ts';
import type { VisitCounts } from '../counting/visit-counts.ts';
import { cellOf } from '../histogram.ts';
import { countSearch } from './count-search.ts';
import type { KnownPaths } from './known-paths.ts';

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
