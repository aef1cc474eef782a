import { keyScopes, type KeyScope } from '../../../schema/key-rules.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** A key as `createApiKey` returns it, and the header that programs send. */
export interface TestKey {
  id: string;
  secret: string;
  headers: { authorization: string };
}

let count = 0;

/** Creates a key with these scopes as an administrator. */
export async function makeKey(
  app: Pick<TestApp, 'graphql' | 'logIn'>,
  scopes: readonly KeyScope[],
  { name, expiresAt }: { name?: string; expiresAt?: Date } = {},
): Promise<TestKey> {
  count += 1;
  const input = {
    name: name ?? `Key ${String(count)}`,
    scopes: scopes.map((scope) => scope.toUpperCase().replace('.', '_')),
    ...(expiresAt === undefined ? {} : { expiresAt: expiresAt.toISOString() }),
  };
  const { data, errors } = await app.graphql(
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret key { id } } }',
    { input },
    { cookie: await app.logIn() },
  );
  if (errors.length > 0) {
    throw new Error(JSON.stringify(errors));
  }
  const { secret, key } = (data as { createApiKey: { secret: string; key: { id: string } } })
    .createApiKey;
  return { id: key.id, secret, headers: { authorization: `Bearer ${secret}` } };
}

/** One key per scope, for tables of scope × operation. */
export async function keyOfEachScope(
  app: Pick<TestApp, 'graphql' | 'logIn'>,
): Promise<[KeyScope, TestKey][]> {
  const keys: [KeyScope, TestKey][] = [];
  for (const scope of keyScopes) {
    keys.push([scope, await makeKey(app, [scope])]);
  }
  return keys;
}
