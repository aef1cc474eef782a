import { describe, expect, test } from 'vitest';
import { momentBriefly, momentInFull } from './moment-text.ts';

const now = new Date(2026, 0, 2, 8, 30);

describe('moments', () => {
  test('are shown as today and yesterday, with the time of day', () => {
    expect(momentBriefly(new Date(2026, 0, 2, 0, 5), now)).toBe('Today, 00:05');
    expect(momentBriefly(new Date(2026, 0, 1, 23, 59), now)).toBe('Yesterday, 23:59');
  });

  test('are yesterday before midnight, however few hours have passed', () => {
    expect(momentBriefly(new Date(2025, 11, 31, 23, 59), now)).toBe('December 31, 2025');
  });

  test('include the year if it is not the current one', () => {
    const june = new Date(2026, 5, 18, 9, 14);
    expect(momentBriefly(june, new Date(2026, 5, 25))).toBe('June 18');
    expect(momentInFull(june)).toBe('June 18, 2026, 09:14');
  });
});
