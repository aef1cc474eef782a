import { expect, test } from 'vitest';
import { roundMaximum } from './time-plot.tsx';

test('an axis of counts ends at a round number whose half is an integer', () => {
  expect([0, 1, 2, 3, 4, 5, 10, 11, 21, 99, 101, 3_999].map(roundMaximum)).toEqual([
    2, 2, 2, 4, 4, 10, 10, 20, 40, 100, 200, 4_000,
  ]);
});
