import { expect, test } from 'vitest';
import { insightsMessages } from '../../../schema/insights-limits.ts';
import {
  lengthOf,
  periodUntilToday,
  periodVariables,
  problemOf,
  readPeriod,
  withPeriod,
} from './insights-period.ts';

const now = new Date('2026-03-15T22:30:00-05:00');
const read = (query: string) => readPeriod(new URLSearchParams(query), now);

test('a period that ends today includes today, as a UTC day', () => {
  expect(periodUntilToday('7d', now)).toEqual({ key: '7d', from: '2026-03-10', to: '2026-03-16' });
  expect(lengthOf(periodUntilToday('30d', now))).toBe(30);
  expect(periodUntilToday('12m', now).from).toBe('2025-03-17');
  expect(lengthOf(periodUntilToday('12m', now))).toBe(365);
});

test('the period is stored in the URL and defaults to 30 days', () => {
  expect(read('')).toEqual(periodUntilToday('30d', now));
  expect(read('period=12m')).toEqual(periodUntilToday('12m', now));
  expect(read('period=2026-02-30..2026-03-01')).toEqual(periodUntilToday('30d', now));
  const own = { key: 'own', from: '2026-01-01', to: '2026-01-31' } as const;
  const address = withPeriod(new URLSearchParams('tab=insights'), own);
  expect(address.get('tab')).toBe('insights');
  expect(readPeriod(address, now)).toEqual(own);
  expect(periodVariables(own)).toEqual({
    from: '2026-01-01T00:00:00.000Z',
    to: '2026-01-31T00:00:00.000Z',
  });
});

test('custom dates that are reversed, or more than three years apart, are reported', () => {
  const own = (from: string, to: string) => problemOf({ key: 'own', from, to });
  expect(own('2026-01-02', '2026-01-01')).toBe(insightsMessages.reversed);
  expect(own('2023-01-01', '2026-01-02')).toBe(insightsMessages.tooLong);
  expect(own('2023-01-01', '2026-01-01')).toBeUndefined();
  expect(own('2026-01-01', '2026-01-01')).toBeUndefined();
});
