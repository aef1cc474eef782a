import { expect, it } from 'vitest';
import { keyMessages } from '../../schema/key-rules.ts';
import { keysWith, people } from './access.ts';
import { keyHolder, anonymous } from './actor.ts';
import { permittedFor, requireAdministrator } from './policy.ts';

const key = keyHolder({ id: 'a', name: 'Importer', scopes: ['posts.read'] });
const administratorsOnly = { code: 'FORBIDDEN', message: keyMessages.administratorsOnly };

it('a key may not use operations for administrators only, whatever its scopes', () => {
  expect(() => permittedFor(key, people('administer'))).toThrow(
    expect.objectContaining(administratorsOnly),
  );
});

it('a service refuses a key whose scopes were not checked for the operation', () => {
  expect(() => requireAdministrator(key)).toThrow(expect.objectContaining(administratorsOnly));
  // An operation for everybody gives a key no more than an anonymous visitor has.
  expect(() => requireAdministrator(permittedFor(key, 'everybody'))).toThrow(
    expect.objectContaining(administratorsOnly),
  );
  expect(() => requireAdministrator(anonymous)).toThrow(
    expect.objectContaining({ code: 'UNAUTHENTICATED' }),
  );
  expect(() =>
    requireAdministrator(permittedFor(key, people('read', keysWith('posts.read')))),
  ).not.toThrow();
});
