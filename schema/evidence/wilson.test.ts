import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './wilson.ts';

describe('95 % Wilson intervals', () => {
  // Newcombe RG. Stat Med 1998;17:857–872, table I, method 3.
  it.each([
    { count: 81, of: 263, lower: 0.2553, upper: 0.3662 },
    { count: 15, of: 148, lower: 0.0624, upper: 0.1605 },
    { count: 0, of: 20, lower: 0, upper: 0.1611 },
    { count: 1, of: 29, lower: 0.0061, upper: 0.1718 },
  ])('the interval of $count of $of matches the published one', ({ count, of, lower, upper }) => {
    const interval = wilsonInterval(count, of);
    expect(interval.lower).toBeCloseTo(lower, 4);
    expect(interval.upper).toBeCloseTo(upper, 4);
  });

  it('intervals of hits and misses are symmetric, and stay within 0 and 1', () => {
    for (const of of [1, 2, 10, 3_796, 1_000_000_000]) {
      for (const count of [0, Math.floor(of / 3), of]) {
        const [hits, misses] = [wilsonInterval(count, of), wilsonInterval(of - count, of)];
        expect(hits.lower).toBeCloseTo(1 - misses.upper, 12);
        expect(hits.lower).toBeGreaterThanOrEqual(0);
        expect(hits.upper).toBeLessThanOrEqual(1);
        expect(hits.lower).toBeLessThanOrEqual(count / of);
        expect(hits.upper).toBeGreaterThanOrEqual(count / of);
      }
    }
  });
});
