import { afterAll, beforeAll, expect, it } from 'vitest';
import { unexpectedMessage } from '../failure.ts';
import { createLogger } from '../log/logger.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const lines: string[] = [];

/** What the log says of a request. */
function loggedUnder(requestId: string | null): unknown[] {
  return lines
    .map((line) => JSON.parse(line) as { requestId?: string; level: number })
    .filter((record) => record.requestId === requestId);
}

let app: TestApp;
beforeAll(async () => {
  const logger = createLogger(
    { level: 'error', pretty: false },
    { write: (text) => lines.push(text) },
  );
  app = await startTestApp('sqlite', { logger });
  await app.database.close();
});
afterAll(() => app.close().catch(() => undefined));

it.each([
  ['in front of Express', {}],
  ['behind Express', { cookie: 'known=no' }],
])('what goes wrong %s is logged with the id that the answer carries', async (_where, headers) => {
  const asked = { query: '{ posts { totalCount } }' };
  const response = await app.send('POST', '/graphql', asked, headers);
  const { errors } = (await response.json()) as { errors: { message: string }[] };
  expect(errors.map(({ message }) => message)).toEqual([unexpectedMessage]);
  const requestId = response.headers.get('x-request-id');
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(loggedUnder(requestId)).toEqual([
    expect.objectContaining({
      path: '/graphql',
      field: 'posts',
      err: expect.objectContaining({ stack: expect.any(String) as string }) as object,
    }),
  ]);
});

/** What the log says of requests; what runs in the background misses its database as well. */
function loggedOfRequests(): string[] {
  return lines.filter((line) => line.includes('"requestId"'));
}

it('what the client got wrong is none of the log’s business', async () => {
  const before = loggedOfRequests();
  for (const query of [
    '{',
    '{ unknown }',
    '{ posts(first: 0) { totalCount } }',
    '{ adminPosts { totalCount } }',
  ]) {
    const { errors } = await app.graphql(query);
    expect(errors).not.toEqual([]);
  }
  expect(before).not.toEqual([]);
  expect(loggedOfRequests()).toEqual(before);
});
