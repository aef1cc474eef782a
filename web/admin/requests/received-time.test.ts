import { describe, expect, test } from 'vitest';
import { receivedBriefly, receivedInFull } from './received-time.ts';

const now = new Date(2026, 0, 2, 8, 30);

describe('When a request came', () => {
  test('today and yesterday are called so, with the time of day', () => {
    expect(receivedBriefly(new Date(2026, 0, 2, 0, 5), now)).toBe('Today, 00:05');
    expect(receivedBriefly(new Date(2026, 0, 1, 23, 59), now)).toBe('Yesterday, 23:59');
  });

  test('yesterday ends at midnight, however few hours have passed', () => {
    expect(receivedBriefly(new Date(2025, 11, 31, 23, 59), now)).toBe('December 31, 2025');
  });

  test('the year is named when it is another one', () => {
    const june = new Date(2026, 5, 18, 9, 14);
    expect(receivedBriefly(june, new Date(2026, 5, 25))).toBe('June 18');
    expect(receivedInFull(june)).toBe('June 18, 2026, 09:14');
  });
});
