import { expect, test } from 'vitest';
import { chosenRange, overviewVariables, rangeOf } from './overview-range.ts';

const now = new Date(2026, 2, 15, 12);

test('a range that ends today includes today', () => {
  expect(rangeOf(30, now)).toEqual({ from: '2026-02-14', to: undefined });
  expect(rangeOf(90, now)).toEqual({ from: undefined, to: undefined });
});

test('a range in the URL is recognized as long as it ends today', () => {
  expect(chosenRange({ from: '2026-02-14', to: undefined }, now)).toBe(30);
  expect(chosenRange({ from: undefined, to: undefined }, now)).toBe(90);
  expect(chosenRange({ from: '2026-02-14', to: '2026-03-01' }, now)).toBeUndefined();
});

test('the server is queried for whole days of the administrator’s own time zone', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(overviewVariables({ from: '2026-02-14', to: '2026-03-01' }, now)).toEqual({
    from: new Date(2026, 1, 14).toISOString(),
    to: new Date(2026, 2, 2).toISOString(),
    timeZone,
  });
  expect(overviewVariables({ from: undefined, to: undefined }, now)).toEqual({
    from: new Date(2025, 11, 16).toISOString(),
    timeZone,
  });
});
