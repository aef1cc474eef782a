import { expect, test } from 'vitest';
import { dayOf, endOfDay, startOfDay } from './request-days.ts';

test('a day in the URL is a valid calendar date', () => {
  expect(dayOf(' 2026-02-28 ')).toBe('2026-02-28');
  expect(dayOf('2026-02-30')).toBeUndefined();
  expect(dayOf('2026-2-3')).toBeUndefined();
  expect(dayOf(null)).toBeUndefined();
});

test('a day lasts from midnight to midnight in the administrator’s own time zone', () => {
  expect(new Date(startOfDay('2026-03-31'))).toEqual(new Date(2026, 2, 31));
  expect(new Date(endOfDay('2026-03-31'))).toEqual(new Date(2026, 3, 1));
});
