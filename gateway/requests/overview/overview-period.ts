import { registerEnumType } from 'type-graphql';
import { dayMs } from '../../../schema/durations.ts';
import type { IdRange } from '../desk/request-filter.ts';
import { firstIdAt } from '../entities/request-ids.ts';

/** The calendar of a time zone, such as `America/Toronto`: where its days start. */
export class ZoneDays {
  private readonly clock: Intl.DateTimeFormat;

  /** @throws RangeError for an unknown time zone. */
  constructor(timeZone: string) {
    this.clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  }

  /** The day that contains a time, as YYYY-MM-DD. */
  dayOf(time: Date): string {
    return new Date(time.getTime() + this.offset(time.getTime())).toISOString().slice(0, 10);
  }

  /** The start of a day; where the clocks skip midnight, the first moment after it. */
  startOf(day: string): Date {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    const before = this.offset(midnight - dayMs);
    const offsets = [before, this.offset(midnight + dayMs)];
    const offset = offsets.find((known) => this.offset(midnight - known) === known) ?? before;
    return new Date(midnight - offset);
  }

  /** The zone's offset from UTC at a given time, both in milliseconds. */
  private offset(time: number): number {
    const name = this.clock.formatToParts(time).find(({ type }) => type === 'timeZoneName');
    const [, sign = '+', hours = 0, minutes = 0, seconds = 0] =
      /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(name?.value ?? '') ?? [];
    const ahead = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
    return sign === '-' ? -ahead : ahead;
  }
}

export enum OverviewUnit {
  DAY = 'day',
  WEEK = 'week',
  MONTH = 'month',
}

registerEnumType(OverviewUnit, {
  name: 'OverviewUnit',
  description: 'The unit for counting requests over time.',
  valuesConfig: {
    DAY: { description: 'One day.' },
    WEEK: { description: 'Seven days, starting on Monday.' },
    MONTH: { description: 'A calendar month.' },
  },
});

const maxDays = 92;
const maxWeeksInDays = 400;
const maxPeriods = 1_200;

/** The unit that gives a chart a readable number of points. */
export function unitOf(from: Date, to: Date): OverviewUnit {
  const days = (to.getTime() - from.getTime()) / dayMs;
  if (days <= maxDays) {
    return OverviewUnit.DAY;
  }
  return days <= maxWeeksInDays ? OverviewUnit.WEEK : OverviewUnit.MONTH;
}

/** The first day of the period that contains a day, both as YYYY-MM-DD. */
function periodStart(within: string, unit: OverviewUnit): string {
  const day = new Date(`${within}T00:00:00Z`);
  if (unit === OverviewUnit.WEEK) {
    const sinceMonday = (day.getUTCDay() + 6) % 7;
    day.setUTCDate(day.getUTCDate() - sinceMonday);
  }
  if (unit === OverviewUnit.MONTH) {
    day.setUTCDate(1);
  }
  return day.toISOString().slice(0, 10);
}

function nextPeriod(start: string, unit: OverviewUnit): string {
  const day = new Date(`${start}T00:00:00Z`);
  if (unit === OverviewUnit.MONTH) {
    day.setUTCMonth(day.getUTCMonth() + 1);
  } else {
    day.setUTCDate(day.getUTCDate() + (unit === OverviewUnit.WEEK ? 7 : 1));
  }
  return day.toISOString().slice(0, 10);
}

/**
 * Every period from `from` to `to` (exclusive), so that times without requests are shown as zero.
 */
export function periodsBetween(from: Date, to: Date, unit: OverviewUnit, zone: ZoneDays): string[] {
  const periods: string[] = [];
  const end = zone.dayOf(new Date(to.getTime() - 1));
  let start = periodStart(zone.dayOf(from), unit);
  while (start <= end && periods.length < maxPeriods) {
    periods.push(start);
    start = nextPeriod(start, unit);
  }
  return periods;
}

/**
 * Splits a range of ids where a period starts. `periods` are all periods that it may cover, oldest
 * first; the parts are returned newest first.
 */
export function* cutAtPeriods(
  { from, below }: IdRange,
  periods: readonly string[],
  zone: ZoneDays,
): Generator<{ start: string; range: IdRange }> {
  let upper = below;
  for (const start of periods.toReversed()) {
    const first = firstIdAt(zone.startOf(start));
    if (upper !== undefined && first >= upper) {
      continue;
    }
    if (from !== undefined && from >= first) {
      yield { start, range: { from, below: upper } };
      return;
    }
    yield { start, range: { from: first, below: upper } };
    upper = first;
  }
}
