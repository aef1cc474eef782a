import { expect, it } from 'vitest';
import { longDate } from './long-date.ts';

it.each([
  ['2025-06-26', 'June 26, 2025'],
  ['2024-10-27', 'October 27, 2024'],
  ['2025-01-01T00:00:00.000Z', 'January 1, 2025'],
  ['2024-12-31T23:59:59.999Z', 'December 31, 2024'],
])('%s reads %s', (iso, text) => {
  expect(longDate(iso)).toBe(text);
});
