import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphqlLimits } from '../../schema/http-limits.ts';
import { PostBody } from '../posts/entities/post-body.entity.ts';
import { generousLimits } from '../testing/generous-limits.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

interface Answer {
  status: number;
  data?: unknown;
  errors?: { message: string; extensions: { code: string } }[];
}

type Client = [name: string, headers: Record<string, string>];

/** Sends an unauthenticated POST that is handled before Express or by Express. */
const ways: Client[] = [
  ['in front of Express', {}],
  ['behind Express', { cookie: 'known=no' }],
  ['as an event stream', { accept: 'text/event-stream' }],
];
const [inFront, behind] = ways as [Client, Client, Client];

async function ask(app: TestApp, [, headers]: Client, body: object) {
  const response = await app.send('POST', '/graphql', body, headers);
  return { status: response.status, ...((await response.json()) as object) } as Answer;
}

const aliased = (count: number, field: string): string =>
  Array.from({ length: count }, (_, index) => `a${String(index)}: ${field}`).join(' ');

const whole = '{ edges { node { content contentHtml } } }';
const costly: [string, object][] = [
  [
    'first: $n, thirty times',
    {
      query: `query ($n: Int!) { ${aliased(30, `posts(first: $n) ${whole}`)} }`,
      variables: { n: 100 },
    },
  ],
  [
    'a default of the operation',
    { query: `query ($n: Int! = 100) { ${aliased(30, `posts(first: $n) ${whole}`)} }` },
  ],
  ['a default of the schema', { query: `{ ${aliased(30, `posts ${whole}`)} }` }],
  [
    'relatedPosts(count:)',
    {
      query: `query ($n: Int!) { ${aliased(30, 'relatedPosts(slug: "a", count: $n) { contentHtml }')} }`,
      variables: { n: 100 },
    },
  ],
  [
    'long searches',
    { query: `{ ${aliased(30, 'searchPosts(query: "a b c") { snippets post { excerpt } }')} }` },
  ],
  [
    'introspection',
    {
      query: `{ __schema { types { fields { ${aliased(30, 'type { inputFields { type { name ofType { name } } } enumValues { name } }')} } } } }`,
    },
  ],
];

describe('an operation of 1.9 kB whose response would be 91 MB', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('sqlite');
  });
  afterAll(() => app.close());

  describe.each(ways)('%s', (...client) => {
    it.each(costly)('%s is refused for its cost', async (_what, body) => {
      const { status, data, errors = [] } = await ask(app, client, body);
      expect(status).toBe(400);
      expect(data).toBeUndefined();
      expect(errors).toHaveLength(1);
      expect(errors[0]?.message).toMatch(
        /^Query Cost limit of 10000 exceeded, found \d+\. Ask for fewer items or texts at once\.$/,
      );
      expect(errors[0]?.extensions).toEqual({ code: 'GRAPHQL_VALIDATION_FAILED' });
    });

    it('error messages to an anonymous visitor suggest no field names', async () => {
      for (const query of [
        'subscription { generatePostStrem }',
        '{ viewr { email } }',
        'query ($order: PostOrdr) { viewer { email } }',
        '{ adminPosts(filter: { statu: DRAFT }) { totalCount } }',
      ]) {
        const { status, errors = [] } = await ask(app, client, { query });
        expect(status).toBe(400);
        expect(errors[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
        expect(JSON.stringify(errors)).not.toMatch(/Did you mean|generatePostStream|PostOrder"/);
      }
      const { errors = [] } = await ask(app, client, {
        query: 'query ($filter: PostFilter) { adminPosts(filter: $filter) { totalCount } }',
        variables: { filter: { statu: 'DRAFT' } },
      });
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect(JSON.stringify(errors)).not.toMatch(/Did you mean|"status"/);
    });

    it('only the first problem of variables is reported, because each repeats the whole value', async () => {
      const unknown = Array.from({ length: 5_000 }, (_, index) => `v${String(index)}`);
      const { status, errors = [] } = await ask(app, client, {
        query: 'mutation ($i: DemoRequestInput!) { submitDemoRequest(input: $i) { __typename } }',
        variables: { i: Object.fromEntries(unknown.map((name) => [name, 1] as const)) },
      });
      expect(status).toBe(400);
      expect(errors).toHaveLength(1);
      expect(errors[0]?.message).toMatch(/^Variable "\$i" got invalid value/);
      expect(errors[0]).toMatchObject({
        locations: [{ line: 1, column: 11 }],
        extensions: { code: 'BAD_USER_INPUT' },
      });
    });
  });

  it('a wrong persisted-query hash is reported as a client error', async () => {
    const query = '{ faqs { id } }';
    const persisted = (sha256Hash: string, version = 1) => ({
      extensions: { persistedQuery: { version, sha256Hash } },
    });
    const right = createHash('sha256').update(query).digest('hex');
    for (const client of [inFront, behind]) {
      const wrong = await ask(app, client, { query, ...persisted('0') });
      expect(wrong.status).toBe(400);
      expect(wrong.errors).toEqual([
        { message: 'provided sha does not match query', extensions: { code: 'BAD_REQUEST' } },
      ]);
      const version = await ask(app, client, {
        query,
        ...persisted(right, 2),
      });
      expect(version.status).toBe(400);
      expect(version.errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    }
    const unknown = await ask(app, inFront, persisted(right));
    expect(unknown.errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect((await ask(app, inFront, { query, ...persisted(right) })).data).toBeDefined();
    expect((await ask(app, inFront, persisted(right))).data).toBeDefined();
  });
});

describe('responses are limited in bytes', () => {
  it.each([inFront, behind])('%s', async (...client) => {
    const app = await startTestApp('sqlite');
    const asked = (first: number) => ({
      query: `{ posts(first: ${String(first)}) { edges { node { contentHtml } } } }`,
    });
    expect((await ask(app, client, asked(6))).status).toBe(200);
    await app.database.write((manager) =>
      manager
        .createQueryBuilder()
        .update(PostBody)
        .set({ contentHtml: 'x'.repeat(Math.ceil(graphqlLimits.answerBytesMax / 6) + 1) })
        .execute(),
    );
    // A cost of one read, and of several.
    for (const first of [7, 70]) {
      const { status, data, errors } = await ask(app, client, asked(first));
      expect(status).toBe(400);
      expect(data).toBeUndefined();
      expect(errors).toEqual([
        {
          message: 'The answer is longer than 4 MB. Ask for fewer items or texts at once.',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ]);
    }
    await app.close();
  });
});

describe('reads are charged to the rate limit by cost', () => {
  const cheap = { query: '{ viewer { email } }' };
  const dear = { query: '{ posts(first: 90) { edges { node { contentHtml } } } }' };

  it.each([inFront, behind])('%s', async (...client) => {
    const app = await startTestApp('sqlite', {
      limits: { ...generousLimits, readsPerAddress: { points: 20, seconds: 60 } },
    });
    const statuses = [];
    for (const body of [cheap, cheap, dear, dear, dear, cheap, dear, dear]) {
      statuses.push((await ask(app, client, body)).status);
    }
    // Two reads, then four for each expensive operation, cached or not, until fewer than four are
    // left.
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
    await app.close();
  });

  it('ordinary operations are limited to 1,200 reads a minute', async () => {
    const limited = { ...generousLimits, readsPerAddress: { points: 12, seconds: 60 } };
    const app = await startTestApp('sqlite', { limits: limited });
    const statuses = [];
    const introspection = { query: getIntrospectionQuery() };
    for (let index = 0; index < 13; index += 1) {
      const query = index % 2 === 0 ? introspection : { ...cheap, variables: { index } };
      statuses.push((await ask(app, index % 2 === 0 ? inFront : behind, query)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
    await app.close();
  });
});
