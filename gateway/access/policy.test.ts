import { expect, expectTypeOf, it } from 'vitest';
import { keyMessages } from '../../schema/key-rules.ts';
import { keysWith, people } from './access.ts';
import { anonymous, keyHolder, type Author } from './actor.ts';
import { authorOf, permittedFor } from './policy.ts';

const key = keyHolder({ id: 'a', name: 'Importer', scopes: ['posts.read'] });
const administratorsOnly = { code: 'FORBIDDEN', message: keyMessages.administratorsOnly };

it('a key may not use operations for administrators only, whatever its scopes', () => {
  expect(() => permittedFor(key, people('administer'))).toThrow(
    expect.objectContaining(administratorsOnly),
  );
});

it('only people, and keys whose scopes were checked for the operation, are authors', () => {
  expect(() => authorOf(key)).toThrow(expect.objectContaining(administratorsOnly));
  // An operation for everybody gives a key no more than an anonymous visitor has.
  expect(() => authorOf(permittedFor(key, 'everybody'))).toThrow(
    expect.objectContaining(administratorsOnly),
  );
  expect(() => authorOf(anonymous)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
  const permitted: Author = permittedFor(key, people('read', keysWith('posts.read')));
  expect(authorOf(permitted)).toBe(permitted);
});

it('a service for authors does not compile with another caller', () => {
  expectTypeOf(anonymous).not.toExtend<Author>();
  expectTypeOf(key).not.toExtend<Author>();
});
