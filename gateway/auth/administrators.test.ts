import { describe, expect, it } from 'vitest';
import { Administrators } from './identity.ts';

const list = new Administrators('https://id.example', ['Ada@Loon.example', 'kim@loon.example']);

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
});
