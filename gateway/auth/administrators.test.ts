import { describe, expect, it } from 'vitest';
import { Administrators } from './administrators.ts';

const issuer = 'https://id.example';
const list = new Administrators(issuer, ['Ada@Loon.example', 'kim@loon.example']);
const session = (email: string, from = issuer) => ({
  administrator: { issuer: from, sub: '1', email, since: 0 },
});

describe('the allow-list', () => {
  it('compares e-mail addresses case-insensitively', () => {
    expect(list.includes('ada@loon.EXAMPLE')).toBe(true);
    expect(list.includes('KIM@loon.example')).toBe(true);
  });

  it.each([
    ['another address', 'eve@loon.example'],
    ['an address that contains a listed one', 'ada@loon.example.evil.example'],
    ['a listed one with something before it', 'x-ada@loon.example'],
    ['spaces around it', ' ada@loon.example'],
    ['two addresses', 'ada@loon.example,kim@loon.example'],
    ['the Kelvin sign for a k', '\u212aim@loon.example'],
    ['nothing', ''],
  ])('rejects %s', (_title, email) => {
    expect(list.includes(email)).toBe(false);
  });

  it('treats a session whose e-mail address is listed as the administrator', () => {
    expect(list.actorOf(session('ada@loon.example'))).toEqual({
      kind: 'administrator',
      email: 'ada@loon.example',
      firstName: undefined,
      roles: ['OWNER'],
    });
  });

  it('treats everybody else as an anonymous visitor', () => {
    expect(list.actorOf(undefined)).toEqual({ kind: 'anonymous' });
    expect(list.actorOf({})).toEqual({ kind: 'anonymous' });
    expect(list.actorOf(session('eve@loon.example'))).toEqual({ kind: 'anonymous' });
  });

  it('treats a session from another identity provider as an anonymous visitor', () => {
    expect(list.actorOf(session('ada@loon.example', 'https://old.example'))).toEqual({
      kind: 'anonymous',
    });
  });
});
