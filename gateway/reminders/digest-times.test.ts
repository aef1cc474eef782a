import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../schema/durations.ts';
import { lastDigestTime, weeksBefore } from './weekly-digest.ts';

const at = (text: string, zone: string): Date => DateTime.fromISO(text, { zone }).toJSDate();

describe('the weekly digest at daylight saving changes', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29', '2026-03-29T02:00', 7, 2],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T02:00+02:00', 7, 2],
    ['America/Toronto', '2026-03-08', '2026-03-09T09:00', 1, 9],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-06T08:00', 1, 8],
    ['Asia/Kolkata', 'no change', '2026-11-23T08:00', 1, 8],
  ])('is sent at the right hour: %s, change of %s', (timeZone, _change, moment, weekday, hour) => {
    const times = { weekday, hour, timeZone };
    const due = at(moment, timeZone);
    expect(lastDigestTime(due, times).at).toEqual(due);
    expect(lastDigestTime(new Date(due.getTime() + 3_600_000 * 30), times).at).toEqual(due);
    const earlier = lastDigestTime(new Date(due.getTime() - 1), times);
    const local = DateTime.fromJSDate(earlier.at, { zone: timeZone });
    expect([local.weekday, local.hour, local.minute]).toEqual([weekday, hour, 0]);
    expect(earlier.week).not.toBe(lastDigestTime(due, times).week);
  });

  it.each(['2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25'])(
    'has the same last time as a slow search, at every hour of three weeks around %s',
    (change) => {
      const timeZone = 'Europe/London';
      const times = { weekday: 7, hour: 1, timeZone };
      let slow: number | undefined;
      const first = Date.parse(change) - 10 * dayMs;
      for (let hour = 0; hour < 3 * 7 * 24; hour += 1) {
        const moment = first + hour * hourMs;
        const local = DateTime.fromMillis(moment, { zone: timeZone });
        // Where the hour is skipped, the clock goes from one to two; where it repeats, the first one
        // counts.
        const skipped = local.hour === 2 && local.minus({ hours: 1 }).hour === 0;
        const again = local.minus({ hours: 1 }).hour === local.hour;
        if (local.weekday === 7 && ((local.hour === 1 && !again) || skipped)) slow = moment;
        if (slow !== undefined) {
          expect(lastDigestTime(new Date(moment), times).at.getTime()).toBe(slow);
        }
      }
      expect(slow).toBeGreaterThan(Date.parse(change));
    },
  );

  it('covers a week that starts at the same local time, however many hours it has', () => {
    const end = at('2026-03-30T08:00', 'Europe/Berlin');
    const { week, before } = weeksBefore(end, 'Europe/Berlin');
    expect(week).toEqual({ from: at('2026-03-23T08:00', 'Europe/Berlin'), to: end });
    expect(week.to.getTime() - week.from.getTime()).toBe((7 * 24 - 1) * 3_600_000);
    expect(before).toEqual({ from: at('2026-03-16T08:00', 'Europe/Berlin'), to: week.from });
  });
});
