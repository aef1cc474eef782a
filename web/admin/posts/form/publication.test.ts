import { expect, it } from 'vitest';
import { choiceOf, dateOfNow, effectText, willBePublic } from './publication.ts';

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

it('the words beside the main button say what it will do, with the date of a scheduled post', () => {
  const date = new Date(2026, 10, 30, 19, 3).toISOString();
  expect(effectText('timed', date, false)).toBe('Public on 30 November 2026, 19:03');
  expect(effectText('now', null, false)).toBe('Will be public at once');
  expect(effectText('draft', null, true)).toBe('Will be unpublished');
});

it('a draft, or a date that is still ahead, hides a post from readers', () => {
  expect(willBePublic('draft', past, now)).toBe(false);
  expect(willBePublic('timed', toCome, now)).toBe(false);
  expect(willBePublic('timed', past, now)).toBe(true);
  expect(willBePublic('now', null, now)).toBe(true);
});
