import { expect, it } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

it('the first retry is within 10 s, and the delay then doubles up to 15 minutes, without an end', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 5_000].map(
    (failed) => retryDelayMs(failed) / 1_000,
  );
  expect(seconds).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900]);
});
