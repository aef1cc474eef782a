import { afterAll, beforeAll, expect, it } from 'vitest';
import { unexpectedMessage } from '../failure.ts';
import { createLogger } from '../log/logger.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const lines: string[] = [];

/** The log entries of a request. */
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
])(
  'an unexpected error %s is logged with the request id of the response',
  async (_where, headers) => {
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
  },
);

/** The log entries of requests; background jobs log errors about the missing database too. */
function loggedOfRequests(): string[] {
  return lines.filter((line) => line.includes('"requestId"'));
}

it('client errors are not logged', async () => {
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
