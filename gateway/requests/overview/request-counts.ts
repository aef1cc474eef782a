import type { RequestGroup } from '../desk/request-slices.ts';
import { unknownSource, type RequestSource } from '../entities/request-source.ts';
import { RequestKind } from '../entities/visitor-request.entity.ts';
import type { RequestPeriod, RequestShare } from './request-overview.types.ts';

const sharesMax = 12;

class Counts {
  private readonly counts = new Map<string, number>();

  add(name: string | null | undefined, count: number): void {
    if (name) {
      this.counts.set(name, (this.counts.get(name) ?? 0) + count);
    }
  }

  /** In the order of `names`, followed by all others. */
  sharesInOrder(names: readonly string[]): RequestShare[] {
    const place = ({ name }: RequestShare) =>
      names.includes(name) ? names.indexOf(name) : names.length;
    return this.shares().sort((a, b) => place(a) - place(b));
  }

  /** The most frequent ones, most frequent first. */
  shares(): RequestShare[] {
    return [...this.counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
      .slice(0, sharesMax);
  }
}

/** Counts requests by the dimensions of the overview, group by group. */
export class RequestCounts {
  total = 0;
  access = 0;
  readonly sources = new Counts();
  readonly platforms = new Counts();
  readonly studies = new Counts();
  readonly buttons = new Counts();
  readonly articles = new Counts();
  private readonly periods: Map<string, RequestPeriod>;

  constructor(periods: string[]) {
    this.periods = new Map(periods.map((start) => [start, { start, access: 0, demo: 0 }]));
  }

  /** Adds requests that arrived in the period that starts at `start`. */
  add(
    start: string,
    { kind, numberOfStudies, platformsToDemo, source, count }: RequestGroup,
  ): void {
    const { utmSource, button, article } = JSON.parse(source) as RequestSource;
    this.total += count;
    if (kind === RequestKind.ACCESS) {
      this.access += count;
    }
    const period = this.periods.get(start);
    if (period !== undefined) {
      period[kind] += count;
    }
    this.studies.add(numberOfStudies, count);
    for (const platform of JSON.parse(platformsToDemo ?? '[]') as string[]) {
      this.platforms.add(platform, count);
    }
    this.sources.add(utmSource ?? unknownSource, count);
    this.buttons.add(button, count);
    this.articles.add(article, count);
  }

  /** The counts of every period, oldest first. */
  overTime(): RequestPeriod[] {
    return [...this.periods.values()];
  }
}
