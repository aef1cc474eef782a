import { expect, it } from 'vitest';
import { localTimeOf, momentOf } from './local-time.ts';

it('a publication date is preserved to the minute when it is shown in the form and read back', () => {
  const moment = '2031-03-09T08:05:00.000Z';
  expect(momentOf(localTimeOf(moment))).toBe(moment);
  expect(localTimeOf(moment)).toMatch(/^2031-03-\d\dT\d\d:05$/);
});

it('no date is an empty field, and an empty field is no date', () => {
  expect(localTimeOf(null)).toBe('');
  expect(momentOf('')).toBeNull();
  expect(momentOf('not a time')).toBeNull();
});
