import { describe, expect, test } from 'vitest';
import { firstWeekdayOf, weeksOf } from './month-of-days.ts';

describe('The weeks of a month', () => {
  test("start on the visitor's first weekday", () => {
    expect([firstWeekdayOf('de'), firstWeekdayOf('en-US'), firstWeekdayOf('ar-EG')]).toEqual([
      1, 7, 6,
    ]);
    const fromMonday = weeksOf('2026-11', 1);
    expect(fromMonday).toHaveLength(6);
    expect(fromMonday[0]?.map((day) => day ?? '-')).toEqual([
      '-',
      '-',
      '-',
      '-',
      '-',
      '-',
      '2026-11-01',
    ]);
    const fromSunday = weeksOf('2026-11', 7);
    expect(fromSunday).toHaveLength(5);
    expect(fromSunday[0]?.[0]).toBe('2026-11-01');
  });

  test('contain every day of the month once, in order', () => {
    for (const [month, days] of [
      ['2026-02', 28],
      ['2028-02', 29],
      ['2026-03', 31],
      ['2026-12', 31],
    ] as const) {
      for (const firstWeekday of [1, 6, 7]) {
        const all = weeksOf(month, firstWeekday)
          .flat()
          .filter((day) => day !== undefined);
        expect(all).toEqual(
          Array.from(
            { length: days },
            (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
          ),
        );
      }
    }
  });
});
