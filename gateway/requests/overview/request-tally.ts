import { isAccessRequest, isDemoRequest } from '../request-kinds.ts';
import type { VisitorRequest } from '../visitor-request.entity.ts';
import { periodStart, type OverviewUnit } from './overview-period.ts';

/** How often something occurs. */
export interface Share {
  name: string;
  count: number;
}

/** How many requests of each kind arrived within one step of time. */
export interface PeriodCount {
  start: string;
  access: number;
  demo: number;
}

class Counts {
  private readonly counts = new Map<string, number>();

  add(name: string | null | undefined): void {
    if (name) {
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    }
  }

  /** The most frequent first. */
  shares(limit = 12): Share[] {
    return [...this.counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
      .slice(0, limit);
  }
}

/** The name of requests whose origin nobody knows. */
export const unknownSource = 'Not known';

/** Counts requests by what the overview shows, one after the other. */
export class RequestTally {
  total = 0;
  access = 0;
  readonly sources = new Counts();
  readonly platforms = new Counts();
  readonly studies = new Counts();
  readonly buttons = new Counts();
  readonly articles = new Counts();
  private readonly periods: Map<string, PeriodCount>;

  constructor(
    periods: string[],
    private readonly unit: OverviewUnit,
  ) {
    this.periods = new Map(periods.map((start) => [start, { start, access: 0, demo: 0 }]));
  }

  add(request: VisitorRequest): void {
    const period = this.periods.get(periodStart(request.createdAt, this.unit));
    this.total += 1;
    if (isAccessRequest(request)) {
      this.access += 1;
      this.studies.add(request.numberOfStudies);
    }
    if (isDemoRequest(request)) {
      request.platformsToDemo.forEach((platform) => this.platforms.add(platform));
    }
    if (period !== undefined) {
      period[request.kind] += 1;
    }
    this.sources.add(request.source.utmSource ?? unknownSource);
    this.buttons.add(request.source.button);
    this.articles.add(request.source.article);
  }

  overTime(): PeriodCount[] {
    return [...this.periods.values()];
  }
}
