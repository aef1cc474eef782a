import { describe, expect, it } from 'vitest';
import { cellsOf } from '../entities/meeting.entity.ts';
import { freeTimes, type TimeRules } from './free-times.ts';
import { slowFreeTimes, type Span } from './slow-free-times.test-support.ts';
import { dayMs, hourMs, minuteMs } from '../../../schema/durations.ts';

const everyDay = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
const rules: TimeRules = {
  timeZone: 'Europe/Berlin',
  hours: everyDay('00:00', '04:00'),
  lengthMinutes: 30,
  gapMinutes: 0,
  noticeHours: 0,
  daysAhead: 60,
  daysOff: [],
};

/** Free times of one UTC day and the night before, as text. */
function timesOn(date: string, changes: Partial<TimeRules> = {}): string[] {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const wanted = { from: midnight - 12 * hourMs, to: midnight + 12 * hourMs };
  return freeTimes(
    { ...rules, ...changes },
    { ...wanted, now: midnight - 3 * dayMs, taken: new Set() },
  ).map((time) => new Date(time).toISOString().slice(0, 16));
}

describe('free times', () => {
  it('do not include an hour that the clocks skip: 2:00 to 3:00 in Berlin on 29 March 2026', () => {
    expect(timesOn('2026-03-29', { hours: everyDay('01:00', '04:00') })).toEqual([
      '2026-03-29T00:00',
      '2026-03-29T00:30',
      '2026-03-29T01:00',
      '2026-03-29T01:30',
    ]);
    expect(timesOn('2026-03-29', { hours: everyDay('02:00', '03:00') })).toEqual([]);
  });

  it('include an hour that the clocks repeat twice: 2:00 to 3:00 in Berlin on 25 October 2026', () => {
    expect(timesOn('2026-10-25', { hours: everyDay('02:00', '03:00') })).toEqual([
      '2026-10-25T00:00',
      '2026-10-25T00:30',
      '2026-10-25T01:00',
      '2026-10-25T01:30',
    ]);
  });

  it('follow the hours of zones with offsets of half an hour and of 45 minutes', () => {
    const hours = everyDay('09:00', '10:00');
    expect(timesOn('2026-06-01', { hours, timeZone: 'Asia/Kolkata' })[0]).toBe('2026-06-01T03:30');
    expect(timesOn('2026-06-01', { hours, timeZone: 'Asia/Kathmandu' })[0]).toBe(
      '2026-06-01T03:15',
    );
  });

  it('include a time exactly at the end of the notice, but not a second later', () => {
    const start = Date.parse('2026-06-01T07:00:00Z');
    const hours = everyDay('09:00', '09:30');
    const at = (now: number) =>
      freeTimes(
        { ...rules, hours, noticeHours: 2 },
        { from: start, to: start + hourMs, now, taken: new Set() },
      );
    expect(at(start - 2 * hourMs)).toEqual([start]);
    expect(at(start - 2 * hourMs + 1_000)).toEqual([]);
  });

  it('respect notice, days ahead and days off', () => {
    const now = Date.parse('2026-06-01T10:00:30Z');
    const wanted = { from: now - dayMs, to: now + 40 * dayMs, now, taken: new Set<number>() };
    const found = freeTimes(
      {
        ...rules,
        hours: everyDay('09:00', '10:00'),
        noticeHours: 24,
        daysAhead: 3,
        daysOff: ['2026-06-03'],
      },
      wanted,
    );
    expect(found.map((time) => new Date(time).toISOString())).toEqual([
      '2026-06-04T07:00:00.000Z',
      '2026-06-04T07:30:00.000Z',
    ]);
  });
});

/** Pseudo-random numbers, the same in each run (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** Zones with days on which their clocks changed or a day was skipped. */
const zones: readonly [zone: string, days: readonly string[]][] = [
  ['Europe/Berlin', ['2026-03-29', '2026-10-25']],
  ['Europe/Dublin', ['2027-03-28', '2027-10-31']],
  ['America/New_York', ['2026-03-08', '2026-11-01']],
  ['Australia/Lord_Howe', ['2026-04-05', '2026-10-04']],
  ['Asia/Kolkata', ['2026-05-05']],
  ['Asia/Kathmandu', ['2026-05-05']],
  ['America/St_Johns', ['2010-11-07', '2026-03-08']],
  ['Pacific/Apia', ['2011-12-30', '2021-04-04']],
  ['Pacific/Chatham', ['2026-04-05', '2026-09-27']],
  ['Asia/Tehran', ['2022-03-22', '2022-09-21']],
  ['America/Havana', ['2026-03-08', '2026-11-01']],
  ['Africa/Casablanca', ['2026-02-15', '2026-03-22']],
  ['Antarctica/Troll', ['2026-03-29', '2026-10-25']],
  ['UTC', ['2026-02-28']],
];

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Rules, bookings and a period around a day, derived from a seed. */
function caseOf(seed: number, timeZone: string, day: string) {
  const below = numbersFrom(seed);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const hours = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const bounds = Array.from({ length: 2 * below(3) }, () => 5 * below(289)).sort((a, b) => a - b);
    const [a = 0, b = 0, c = 0, d = 0] = bounds;
    return [
      { weekday, from: clock(a), to: clock(b) },
      { weekday, from: clock(c), to: clock(d) },
    ].filter(({ from, to }) => from < to);
  });
  const busy = Array.from({ length: below(12) }, (): Span => {
    const from = midnight + (below(576) - 288) * 5 * minuteMs;
    return { from, to: from + (1 + below(24)) * 5 * minuteMs };
  });
  const from = midnight - below(30 * 60) * minuteMs + below(2) * below(60_000);
  return {
    rules: {
      timeZone,
      hours,
      lengthMinutes: 10 + 5 * below(18),
      gapMinutes: 5 * below(8),
      noticeHours: below(30),
      daysAhead: 1 + below(4),
      daysOff: below(4) === 0 ? [day] : [],
    } satisfies TimeRules,
    busy,
    span: { from, to: from + below(50 * 60) * minuteMs },
    now: midnight - below(72 * 60) * minuteMs - below(60_000),
  };
}

describe('free times match a minute-by-minute search by local time', () => {
  it.each(zones)('in %s', (zone, days) => {
    let found = 0;
    for (let seed = 1; seed <= 24; seed += 1) {
      const { rules: given, busy, span, now } = caseOf(seed, zone, days[seed % days.length] ?? '');
      const taken = new Set(busy.flatMap((other) => cellsOf(other.from, other.to)));
      const fast = freeTimes(given, { ...span, now, taken });
      const slow = slowFreeTimes(given, { ...span, now, busy });
      expect(fast, JSON.stringify({ seed, zone, given, span, now })).toEqual(slow);
      found += fast.length;
    }
    expect(found, 'something to compare').toBeGreaterThan(20);
  });
});
