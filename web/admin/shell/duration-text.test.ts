import { expect, it, test } from 'vitest';
import { delayText, elapsedTime } from './duration-text.ts';

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [60, '1 minute'],
  [61, '1 minute 1 second'],
  [3_600, '1 hour'],
  [7_500, '2 hours 5 minutes'],
  [90_061, '1 day 1 hour'],
  [172_859, '2 days'],
])('%i seconds are "%s"', (seconds, text) => {
  expect(delayText(seconds)).toBe(text);
});

test('the time since a request was received is shown in minutes, then hours, then days', () => {
  const since = new Date('2026-01-01T08:00:00Z');
  const after = (minutes: number) => elapsedTime(since, new Date(since.getTime() + minutes * 6e4));
  expect(after(-5)).toBe('1 minute');
  expect(after(59)).toBe('59 minutes');
  expect(after(60)).toBe('1 hour');
  expect(after(47 * 60)).toBe('1 day');
  expect(after(48 * 60)).toBe('2 days');
});
