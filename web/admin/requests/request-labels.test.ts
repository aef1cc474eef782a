import { expect, test } from 'vitest';
import { ordinalText } from './request-labels.ts';

test('the second request of a person is labelled "2nd"', () => {
  expect([1, 2, 3, 4, 11, 12, 21, 22, 100].map(ordinalText)).toEqual([
    ...['1st', '2nd', '3rd', '4th', '11th', '12th', '21st', '22nd', '100th or later'],
  ]);
});
