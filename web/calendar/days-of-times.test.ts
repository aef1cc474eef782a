import { describe, expect, test } from 'vitest';
import { daysOfTimes } from './days-of-times.ts';

const daysIn = (timeZone: string, times: string[]) =>
  daysOfTimes(times, timeZone).map(({ day, times: ofDay }) => [day, ofDay.length]);

describe('Free times by the visitor’s local day', () => {
  test("a time is on its day in the visitor's zone", () => {
    const times = ['2026-11-23T18:30:00.000Z', '2026-11-23T04:30:00.000Z'];
    expect(daysIn('Europe/Berlin', times)).toEqual([['2026-11-23', 2]]);
    expect(daysIn('Asia/Kathmandu', times)).toEqual([
      ['2026-11-23', 1],
      ['2026-11-24', 1],
    ]);
    expect(daysIn('America/New_York', times)).toEqual([
      ['2026-11-22', 1],
      ['2026-11-23', 1],
    ]);
  });

  test('earliest first, also in the night with a repeated hour', () => {
    const times = ['2026-11-01T06:30:00.000Z', '2026-11-01T05:30:00.000Z'];
    expect(daysOfTimes(times, 'America/New_York')).toEqual([
      { day: '2026-11-01', times: ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'] },
    ]);
  });

  test('no times make no days', () => {
    expect(daysOfTimes([], 'UTC')).toEqual([]);
  });
});
