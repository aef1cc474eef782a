import { expect, it } from 'vitest';
import { delayText } from './delay-text.ts';

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
