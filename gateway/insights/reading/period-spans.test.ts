import { expect, it } from 'vitest';
import { spansIn } from './period-spans.ts';

const spans = (from: string, to: string, today = '2026-11-22') => spansIn({ from, to }, today);

it('whole months are read by their own sums, and the days at both ends by theirs', () => {
  expect(spans('2026-01-30', '2026-04-02')).toEqual([
    ...['2026-01-30', '2026-01-31', '2026-02', '2026-03', '2026-04-01', '2026-04-02'],
  ]);
  expect(spans('2026-02-01', '2026-02-28')).toEqual(['2026-02']);
  expect(spans('2026-02-01', '2026-02-27')).toHaveLength(27);
});

it('a month that is not over is whole for a period that ends today: three years are 43 sums', () => {
  expect(spans('2026-11-01', '2026-11-22')).toEqual(['2026-11']);
  expect(spans('2026-11-01', '2026-11-21')).toHaveLength(21);
  expect(spans('2026-11-02', '2026-11-22')).toHaveLength(21);
  expect(spans('2026-10-24', '2026-11-22')).toHaveLength(9);
  expect(spans('2023-11-24', '2026-11-22')).toHaveLength(43);
});
