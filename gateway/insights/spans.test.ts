import { expect, it } from 'vitest';
import { dayAfter, daysOf } from './reading/insights-period.ts';
import { isFirstOf, spansIn, spansOf } from './spans.ts';

const spans = (from: string, to: string, today = '2026-11-22') => spansIn({ from, to }, today);

it('whole months are read from their own aggregates, and the days at both ends from theirs', () => {
  expect(spans('2026-01-30', '2026-04-02')).toEqual([
    ...['2026-01-3', '2026-02', '2026-03', '2026-04-01', '2026-04-02'],
  ]);
  expect(spans('2026-02-01', '2026-02-28')).toEqual(['2026-02']);
  expect(spans('2026-02-01', '2026-02-27')).toHaveLength(2 + 8);
});

it('years and ten-day spans are also read from their own aggregates', () => {
  expect(spans('2023-12-31', '2026-03-20')).toEqual([
    ...['2023-12-31', '2024', '2025', '2026-01', '2026-02'],
    ...['2026-03-0', '2026-03-1', '2026-03-20'],
  ]);
  expect(spans('2024-02-20', '2024-02-29')).toEqual(['2024-02-2']);
  expect(spans('2024-02-20', '2024-02-28')).toHaveLength(9);
  expect(spans('9998-12-31', '9999-12-31')).toEqual(['9998-12-31', '9999']);
  expect(spans('0001-01-01', '0001-12-31')).toEqual(['0001']);
  expect(spansOf('2024-02-09')).toEqual({
    ...{ day: '2024-02-09', ten: '2024-02-0', month: '2024-02', year: '2024' },
  });
});

it('current spans are complete for a period that ends today, so three years are few rows', () => {
  expect(spans('2026-11-01', '2026-11-22')).toEqual(['2026-11']);
  expect(spans('2026-11-01', '2026-11-21')).toEqual([
    '2026-11-0',
    '2026-11-1',
    ...spans('2026-11-20', '2026-11-21'),
  ]);
  expect(spans('2026-11-02', '2026-11-22')).toHaveLength(8 + 2);
  expect(spans('2026-10-24', '2026-11-22')).toHaveLength(6 + 2);
  expect(spans('2023-11-24', '2026-11-22')).toEqual([
    ...daysOf({ from: '2023-11-24', to: '2023-11-29' }),
    ...['2023-11-3', '2023-12', '2024', '2025', '2026'],
  ]);
});

it('every day of a period is in exactly one span, and no span contains other days', () => {
  const today = '2026-11-22';
  for (let length = 1; length <= 1_096; length = Math.ceil(length * 1.7)) {
    for (let from = '2023-11-22'; dayAfter(from, length - 1) <= today; from = dayAfter(from, 61)) {
      const period = { from, to: dayAfter(from, length - 1) };
      const found = spansIn(period, today);
      const days = daysOf({ from: '2023-01-01', to: today });
      const covered = days.filter((day) => found.some((span) => day.startsWith(span)));
      expect(covered, JSON.stringify(period)).toEqual(daysOf(period));
      expect(found, 'none within another').toHaveLength(
        covered.filter((day) => found.some((span) => isFirstOf(span, day))).length,
      );
      expect(found).toEqual(found.toSorted());
    }
  }
});
