import type { MeetingHoursRange } from '../../../schema/meeting-rules.ts';
import type { TimeRules } from './free-times.ts';
import { dayMs, minuteMs } from '../../../schema/durations.ts';

/** Longer than any day, so that no range of hours is only partly included. */
const marginMs = 30 * 60 * minuteMs;

/** A span of time, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

interface Wall {
  date: string;
  weekday: number;
  time: string;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Reads the local time of a zone: date, weekday, hours and minutes. */
function clockOf(timeZone: string): (time: number) => Wall {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const read = (time: number): Wall => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
    return {
      date: `${part('year')}-${part('month')}-${part('day')}`,
      weekday: weekdays.indexOf(part('weekday')) + 1,
      time: `${part('hour')}:${part('minute')}`,
    };
  };
  const known = new Map<number, Wall>();
  return (time) => {
    const wall = known.get(time) ?? read(time);
    known.set(time, wall);
    return wall;
  };
}

const clocks = new Map<string, (time: number) => Wall>();

/**
 * Finds free times by looking up the local time of every minute. Slow, and written independently of
 * `freeTimes`, which the tests compare with it.
 */
export function slowFreeTimes(
  rules: TimeRules,
  { from, to, now, busy }: Span & { now: number; busy: readonly Span[] },
): number[] {
  const clock = clocks.get(rules.timeZone) ?? clockOf(rules.timeZone);
  clocks.set(rules.timeZone, clock);
  const lastDate = new Date(Date.parse(clock(now).date) + rules.daysAhead * dayMs)
    .toISOString()
    .slice(0, 10);
  const openIn = ({ date, weekday, time }: Wall): MeetingHoursRange | undefined =>
    rules.daysOff.includes(date) || date > lastDate
      ? undefined
      : rules.hours.find(
          (hours) => hours.weekday === weekday && hours.from <= time && time < hours.to,
        );
  const isFree = (start: number): boolean => {
    const end = start + (rules.lengthMinutes + rules.gapMinutes) * minuteMs;
    return busy.every((other) => end <= other.from || other.to <= start);
  };

  const found: number[] = [];
  let minutes = 0;
  let starts: number[] = [];
  let current = '';
  const first = Math.floor((from - marginMs) / minuteMs) * minuteMs;
  for (let time = first; time < to + marginMs; time += minuteMs) {
    const wall = clock(time);
    const hours = openIn(wall);
    const key = hours === undefined ? '' : `${wall.date} ${hours.from}`;
    if (key !== current) {
      current = key;
      minutes = 0;
      starts = [];
    }
    if (key === '') continue;
    if (minutes % (rules.lengthMinutes + rules.gapMinutes) === 0) starts.push(time);
    minutes += 1;
    // The last minute of a meeting of this length.
    const start = time - (rules.lengthMinutes - 1) * minuteMs;
    if (starts.includes(start)) found.push(start);
  }
  return found.filter(
    (start) =>
      start >= from &&
      start < to &&
      start >= now + rules.noticeHours * 60 * minuteMs &&
      isFree(start),
  );
}
