import { expect, it } from 'vitest';
import { choiceOf, dateOfNow } from './publication.ts';

const now = new Date('2026-01-01T12:00:00Z');
const [past, toCome] = ['2025-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'];

it('the state of a post maps to one choice: draft, now, or scheduled', () => {
  expect(choiceOf({ published: false, publishedAt: toCome }, now)).toBe('draft');
  expect(choiceOf({ published: true, publishedAt: null }, now)).toBe('now');
  expect(choiceOf({ published: true, publishedAt: past }, now)).toBe('now');
  expect(choiceOf({ published: true, publishedAt: toCome }, now)).toBe('timed');
});

it('a scheduled post that is published now gets the current moment as its date', () => {
  expect(dateOfNow(null, toCome, now)).toBe(now.toISOString());
  expect(dateOfNow(toCome, null, now)).toBe(now.toISOString());
  expect(dateOfNow(past, toCome, now)).toBe(past);
  expect(dateOfNow(null, past, now)).toBeNull();
});
