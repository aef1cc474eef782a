import {
  buildClientSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
  type IntrospectionQuery,
} from 'graphql';
import { expect, it } from 'vitest';
import { emitSdl } from './emit-sdl.ts';
import { startTestApp } from '../testing/test-app.ts';

it('the composed site resolves every field of the emitted SDL', async () => {
  const app = await startTestApp('sqlite');
  const cookie = await app.logIn();
  const { data } = await app.graphql(
    getIntrospectionQuery({ specifiedByUrl: true }),
    {},
    { cookie },
  );
  await app.close();
  const composed = buildClientSchema(data as IntrospectionQuery);
  expect(`${printSchema(lexicographicSortSchema(composed))}\n`).toBe(await emitSdl());
});
