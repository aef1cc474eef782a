import { describe, expect, it } from 'vitest';
import { ZoneDays } from './overview-period.ts';

describe('the days of a time zone', () => {
  it.each([
    ['UTC', '2026-03-08', '2026-03-08T00:00:00.000Z'],
    ['America/Toronto', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/Toronto', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['America/Toronto', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['America/Toronto', '2026-11-02', '2026-11-02T05:00:00.000Z'],
    ['Asia/Kolkata', '2026-06-01', '2026-05-31T18:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-06-01', '2026-05-31T10:00:00.000Z'],
    // The clocks skip midnight on this day.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    // Midnight occurs twice on this day.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ])('in %s: %s starts at %s, which is part of that day', (zone, day, start) => {
    const days = new ZoneDays(zone);
    const begin = days.startOf(day);
    expect(begin.toISOString()).toBe(start);
    expect(days.dayOf(begin)).toBe(day);
    expect(days.dayOf(new Date(begin.getTime() - 1)) < day).toBe(true);
  });

  it('are refused for an unknown time zone', () => {
    expect(() => new ZoneDays('Mars/Olympus')).toThrow(RangeError);
  });
});
