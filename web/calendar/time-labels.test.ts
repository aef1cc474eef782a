import { describe, expect, test } from 'vitest';
import {
  dateLabel,
  dayLabel,
  monthLabel,
  spanLabel,
  timeLabels,
  weekdayLabels,
} from './time-labels.ts';

const startsAt = '2026-11-23T13:00:00.000Z';
const endsAt = '2026-11-23T13:30:00.000Z';

/** Languages part words by spaces of different widths. */
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

describe('Dates in the visitor’s language', () => {
  test('a day and a month', () => {
    expect(dayLabel('2026-11-23', 'de')).toBe('Montag, 23. November 2026');
    expect(dayLabel('2026-11-23', 'en-GB')).toMatch(/^Monday,? 23 November 2026$/);
    expect(monthLabel('2026-11', 'fr')).toBe('novembre 2026');
    expect(dateLabel('2026-11-03', 'de')).toBe('3');
  });

  test('months stay those of the calendar that is leafed through', () => {
    expect(dayLabel('2026-11-23', 'th')).toContain('2026');
    expect(monthLabel('2026-11', 'th')).toContain('2026');
  });

  test('weekdays start with the first day of the week', () => {
    expect(weekdayLabels(1, 'en').map(({ short }) => short)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(weekdayLabels(7, 'de')[0]).toEqual({ inFull: 'Sonntag', short: 'So' });
  });

  test("start and end, in the visitor's zone", () => {
    const label = (locale: string, timeZone: string) =>
      plain(spanLabel(startsAt, endsAt, { locale, timeZone }));
    expect(label('en-GB', 'Asia/Kathmandu')).toMatch(
      /^Monday,? 23 November 2026(,| at) 18:45\s?–\s?19:15$/,
    );
    expect(label('en-US', 'America/New_York')).toMatch(
      /^Monday, November 23, 2026(,| at) 8:00\s–\s8:30 AM$/,
    );
  });

  test('both instances of a repeated hour are named', () => {
    const twice = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z', '2026-11-01T14:00:00Z'];
    const clock = { locale: 'en-US', timeZone: 'America/New_York' };
    expect(timeLabels(twice, clock).map(plain)).toEqual(['1:30 AM EDT', '1:30 AM EST', '9:00 AM']);
  });
});
