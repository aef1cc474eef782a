import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { loggedPath } from '../log/logger.ts';
import { MeetingTokens } from './meeting-links.ts';

const tokens = new MeetingTokens('a secret that is long enough for this');
const id = randomUUID();
const token = tokens.of(id);

it('the token of a request contains its id and is always the same', () => {
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(tokens.of(id)).toBe(token);
  expect(tokens.read(token)).toBe(id);
});

it('a token with any changed character is invalid', () => {
  for (let place = 0; place < token.length; place += 1) {
    const digit = ((Number.parseInt(token[place] ?? '', 16) + 1) % 16).toString(16);
    const other = token.slice(0, place) + digit + token.slice(place + 1);
    expect(tokens.read(other), other).toBeUndefined();
  }
});

it.each(['', 'x', token.toUpperCase(), `${token}0`, token.slice(1), `${token}\n`, ` ${token}`])(
  'a text of another format is invalid: %j',
  (text) => {
    expect(tokens.read(text)).toBeUndefined();
  },
);

it('a token signed with another site’s secret is invalid', () => {
  expect(tokens.read(new MeetingTokens('another secret, as long as that one').of(id))).toBe(
    undefined,
  );
});

it('the log shows no token', () => {
  expect(loggedPath(`/meeting/${token}`)).toBe('/meeting/…');
});
