import { IANAZone } from 'luxon';
import { dayMs, hourMs, minuteMs } from '../../../schema/durations.ts';
import { minutesOf, type MeetingHoursRange } from '../../../schema/meeting-rules.ts';
import { cellsOf } from '../entities/meeting.entity.ts';

/** The interval at which offsets are checked: no zone changes and changes back within it. */
const strideMs = 6 * 3_600_000;

/** A span without a clock change in a zone. */
interface ZoneSegment {
  /** Milliseconds since 1970. */
  from: number;
  /** Milliseconds since 1970; exclusive. */
  to: number;
  /** The offset from UTC, in milliseconds. */
  offset: number;
}

/** The first minute with another offset than at `from`; `to` must have one. */
function changeBetween(offsetAt: (time: number) => number, from: number, to: number): number {
  const before = offsetAt(from);
  let [same, other] = [from, to];
  while (other - same > minuteMs) {
    const middle = same + Math.floor((other - same) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle) === before) {
      same = middle;
    } else {
      other = middle;
    }
  }
  return other;
}

/** Splits a span of whole minutes at the clock changes of a zone. */
function zoneSegments(timeZone: string, from: number, to: number): ZoneSegment[] {
  const zone = IANAZone.create(timeZone);
  const offsetAt = (time: number): number => zone.offset(time) * minuteMs;
  const segments: ZoneSegment[] = [];
  let [start, at] = [from, from];
  while (at < to) {
    const next = Math.min(at + strideMs, to);
    if (offsetAt(next) === offsetAt(start)) {
      at = next;
    } else {
      at = changeBetween(offsetAt, at, next);
      segments.push({ from: start, to: at, offset: offsetAt(start) });
      start = at;
    }
  }
  if (start < to) {
    segments.push({ from: start, to, offset: offsetAt(start) });
  }
  return segments;
}

/** No range of hours lasts longer, even on the day when clocks go back. */
const longestRangeMs = dayMs + 3 * hourMs;

export interface TimeRules {
  timeZone: string;
  hours: readonly MeetingHoursRange[];
  lengthMinutes: number;
  gapMinutes: number;
  noticeHours: number;
  daysAhead: number;
  daysOff: readonly string[];
}

/** A query for free times, with the times that are taken. */
export interface WantedTimes {
  /** The earliest time, in milliseconds since 1970. */
  from: number;
  /** The exclusive end, in milliseconds since 1970. */
  to: number;
  now: number;
  /** The cells that meetings occupy. */
  taken: ReadonlySet<number>;
}

/** Offered hours without a change of the zone's clocks in between. */
interface OpenRun {
  from: number;
  to: number;
  /** Days since 1970 in the zone's local time, with the range of hours that it belongs to. */
  day: number;
  hours: MeetingHoursRange;
}

function dayOf(wall: number): number {
  return Math.floor(wall / dayMs);
}

function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** 1 for Monday; the first day of 1970 was a Thursday. */
function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** The hours offered within a segment without a clock change. */
function runsWithin({ from, to, offset }: ZoneSegment, rules: TimeRules): OpenRun[] {
  const first = dayOf(from + offset);
  const days = Array.from(
    { length: dayOf(to + offset) - first + 1 },
    (_none, index) => first + index,
  );
  return days
    .filter((day) => !rules.daysOff.includes(dateOf(day)))
    .flatMap((day) =>
      rules.hours
        .filter(({ weekday }) => weekday === weekdayOf(day))
        .map((hours) => ({
          from: Math.max(from, day * dayMs + minutesOf(hours.from) * minuteMs - offset),
          to: Math.min(to, day * dayMs + minutesOf(hours.to) * minuteMs - offset),
          day,
          hours,
        })),
    )
    .filter((run) => run.from < run.to);
}

/** Joins runs that a clock change has divided but not interrupted. */
function joined(runs: readonly OpenRun[]): OpenRun[] {
  const latest = new Map<string, OpenRun>();
  return runs.flatMap((run) => {
    const key = `${String(run.day)} ${run.hours.from}`;
    const earlier = latest.get(key);
    if (earlier?.to === run.from) {
      earlier.to = run.to;
      return [];
    }
    latest.set(key, run);
    return [run];
  });
}

/**
 * The possible start times of a meeting, in order, as milliseconds since 1970 (product 16.1). In
 * each range of hours they follow from its start, a length and a gap apart in elapsed time: an hour
 * that the clocks skip has none, and one that they repeat occurs twice.
 */
export function freeTimes(rules: TimeRules, { from, to, now, taken }: WantedTimes): number[] {
  const earliest = Math.max(from, now + rules.noticeHours * hourMs);
  const latest = Math.min(to, now + (rules.daysAhead + 2) * dayMs);
  if (rules.hours.length === 0 || earliest >= latest) {
    return [];
  }
  const wholeMinute = (time: number): number => Math.floor(time / minuteMs) * minuteMs;
  const segments = zoneSegments(
    rules.timeZone,
    wholeMinute(earliest - longestRangeMs),
    wholeMinute(latest + longestRangeMs),
  );
  const today = lastDay(rules.timeZone, now) + rules.daysAhead;
  const length = rules.lengthMinutes * minuteMs;
  const step = length + rules.gapMinutes * minuteMs;
  const isFree = (start: number): boolean =>
    cellsOf(start, start + step).every((cell) => !taken.has(cell));
  return joined(segments.flatMap((segment) => runsWithin(segment, rules)))
    .filter(({ day }) => day <= today)
    .flatMap((run) => {
      const count = Math.max(0, Math.floor((run.to - run.from - length) / step) + 1);
      return Array.from({ length: count }, (_none, index) => run.from + index * step);
    })
    .filter((start) => start >= earliest && start < latest && isFree(start))
    .sort((one, other) => one - other);
}

/** The current local day in a zone. */
function lastDay(timeZone: string, now: number): number {
  const minute = Math.floor(now / minuteMs) * minuteMs;
  const [segment] = zoneSegments(timeZone, minute, minute + minuteMs);
  return dayOf(now + (segment?.offset ?? 0));
}
