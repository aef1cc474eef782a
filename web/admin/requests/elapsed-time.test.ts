import { expect, test } from 'vitest';
import { elapsedTime } from './elapsed-time.ts';

test('the time since a request was received is shown in minutes, then hours, then days', () => {
  const since = new Date('2026-01-01T08:00:00Z');
  const after = (minutes: number) => elapsedTime(since, new Date(since.getTime() + minutes * 6e4));
  expect(after(-5)).toBe('1 minute');
  expect(after(59)).toBe('59 minutes');
  expect(after(60)).toBe('1 hour');
  expect(after(47 * 60)).toBe('1 day');
  expect(after(48 * 60)).toBe('2 days');
});
