import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyMessages } from '../../schema/key-rules.ts';
import { createLogger } from '../log/logger.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import { makeKey } from './testing/make-key.ts';

const posts = '/api/blog/admin/posts';
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const invented = `loon_${'Q'.repeat(43)}`;

describe.each(engines)('the secret of a key appears in no logs and errors on %s', (engine) => {
  const lines: string[] = [];
  let app: BlogApp;
  beforeAll(async () => {
    const logger = createLogger(
      { level: 'trace', pretty: false },
      { write: (text) => lines.push(text) },
    );
    app = await startBlogApp(engine, { logger });
  });
  afterAll(() => app.close().catch(() => undefined));

  /** The responses of each entry point to a secret in every place where a program may send it. */
  async function answersTo(secret: string): Promise<string[]> {
    const headers = {
      authorization: `Bearer ${secret}`,
      accept: 'application/json, text/event-stream',
    };
    const ask = (method: string, path: string, body?: unknown, sent = headers) =>
      app.send(method, path, body, sent);
    const strange = { ...headers, authorization: `Bearer ${secret} ${secret}` };
    const tool = { name: 'create_draft', arguments: {} };
    const asked = [
      ask('GET', posts),
      ask('POST', posts, { title: '' }),
      ask('PUT', `${posts}/nowhere`, { title: 'T' }),
      ask('POST', '/graphql', { query: '{ adminPosts { totalCount } }' }),
      ask('POST', '/graphql', { query: '{ nothing' }),
      ask('POST', '/graphql', { query: '{ apiKeys { id } }' }),
      ask('POST', '/mcp', ping),
      ask('POST', '/mcp', { ...ping, method: 'tools/call', params: tool }),
      ask('POST', '/mcp', '{'),
      ask('GET', '/api/nowhere'),
      ask('POST', '/graphql', { query: '{ faqs { id } }' }, strange),
      ask('GET', posts, undefined, strange),
    ];
    return Promise.all(
      asked.map(async (answer) => {
        const response = await answer;
        return `${String(response.status)} ${JSON.stringify([...response.headers])} ${await response.text()}`;
      }),
    );
  }

  it('for valid, unknown and revoked keys, and for internal errors', async () => {
    const good = await makeKey(app, ['posts.write']);
    const revoked = await makeKey(app, ['posts.read']);
    const { errors } = await app.graphql(
      'mutation ($id: ID!) { revokeApiKey(id: $id) }',
      { id: revoked.id },
      app.cookie,
    );
    expect(errors).toEqual([]);
    const secrets = [good.secret, revoked.secret, invented];
    const answers = (await Promise.all(secrets.map(answersTo))).flat();
    expect(answers.filter((answer) => answer.includes(keyMessages.unknown)).length).toBeGreaterThan(
      10,
    );
    // From here on every request with a key causes an internal error, which is logged.
    await app.database.close();
    const failed = (await Promise.all(secrets.map(answersTo))).flat();
    expect(failed.some((answer) => answer.startsWith('5'))).toBe(true);
    const log = lines.join('');
    expect(log).toContain('"err"');
    for (const secret of secrets) {
      const beginning = secret.slice(5, 17);
      for (const text of [log, ...answers, ...failed]) expect(text).not.toContain(beginning);
    }
  });
});
