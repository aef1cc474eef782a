import { expect, test } from 'vitest';
import { dayOf, endOfDay, startOfDay } from './request-days.ts';

test('A day of the address is one of the calendar', () => {
  expect(dayOf(' 2026-02-28 ')).toBe('2026-02-28');
  expect(dayOf('2026-02-30')).toBeUndefined();
  expect(dayOf('2026-2-3')).toBeUndefined();
  expect(dayOf(null)).toBeUndefined();
});

test('A day lasts from midnight to midnight of the administrator’s own time zone', () => {
  expect(new Date(startOfDay('2026-03-31'))).toEqual(new Date(2026, 2, 31));
  expect(new Date(endOfDay('2026-03-31'))).toEqual(new Date(2026, 3, 1));
});
