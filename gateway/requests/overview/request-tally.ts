import { timeOfId } from '../request-ids.ts';
import type { CountedRow } from '../request-slices.ts';
import type { RequestSource } from '../request-source.ts';
import { RequestKind } from '../visitor-request.entity.ts';
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

const dayMs = 86_400_000;

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
  private day: number | undefined;
  private period: PeriodCount | undefined;

  constructor(
    periods: string[],
    private readonly unit: OverviewUnit,
  ) {
    this.periods = new Map(periods.map((start) => [start, { start, access: 0, demo: 0 }]));
  }

  add(row: CountedRow): void {
    const source = JSON.parse(row.source) as RequestSource;
    this.total += 1;
    if (row.kind === RequestKind.ACCESS) {
      this.access += 1;
    }
    this.studies.add(row.numberOfStudies);
    for (const platform of JSON.parse(row.platformsToDemo ?? '[]') as string[]) {
      this.platforms.add(platform);
    }
    const period = this.periodOf(timeOfId(row.id));
    if (period !== undefined) {
      period[row.kind] += 1;
    }
    this.sources.add(source.utmSource ?? unknownSource);
    this.buttons.add(source.button);
    this.articles.add(source.article);
  }

  /** Requests come in the order of time, so that most are of the same day as the one before. */
  private periodOf(time: Date): PeriodCount | undefined {
    const day = Math.floor(time.getTime() / dayMs);
    if (day !== this.day) {
      this.day = day;
      this.period = this.periods.get(periodStart(time, this.unit));
    }
    return this.period;
  }

  overTime(): PeriodCount[] {
    return [...this.periods.values()];
  }
}
