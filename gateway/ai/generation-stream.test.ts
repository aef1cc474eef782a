import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Post } from '../posts/entities/post.entity.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { Generation } from './generation.entity.ts';
import {
  allResults,
  generatePostStream,
  subscribe,
  type StreamedResult,
} from './testing/event-stream-client.ts';
import {
  article,
  beginStream,
  chunk,
  refuses,
  startOpenAiServer,
  streams,
  type OpenAiServer,
} from './testing/openai-server.ts';

const input = { content: 'Living reviews' };
const operation = { query: generatePostStream, variables: { input } };
const whole = JSON.stringify(article);

describe('a generation stream, a GraphQL subscription over SSE at /graphql,', () => {
  let server: OpenAiServer;
  let app: TestApp;
  let cookie: { cookie: string };

  beforeAll(async () => {
    server = await startOpenAiServer();
    app = await startTestApp('sqlite', {
      ai: { apiKey: undefined, baseUrl: server.url, model: undefined },
    });
    cookie = { cookie: await app.logIn() };
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });
  beforeEach(() => {
    server.behave(streams(whole, { pauseMs: 2 }));
    server.calls.length = 0;
  });

  const lastGeneration = async () => {
    const [last] = await app.database.reader.find(Generation, { order: { id: 'DESC' }, take: 1 });
    return last;
  };

  test('streams the draft as it is written and ends with the saved post', async () => {
    const stream = await subscribe(app.url, operation, cookie);
    expect(stream.response.status).toBe(200);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.response.headers.get('cache-control')).toContain('no-store');

    const events = (await allResults(stream)).map(({ data }) => data?.generatePostStream);
    expect(events.length).toBeGreaterThan(5);
    expect(events.map((event) => event?.addition).join('')).toBe(article.content);
    expect(events.slice(0, -1).every((event) => event?.post === null)).toBe(true);
    expect(events[0]?.title).toBe(article.title);
    expect(events.at(-1)?.post).toEqual({
      title: article.title,
      slug: expect.stringMatching(/^living-reviews/) as string,
      published: false,
    });
  });

  test('aborts the call to the AI server when it is closed, and saves nothing', async () => {
    const before = await app.database.reader.count(Post);
    server.behave((response) => {
      beginStream(response);
      response.write(chunk({ content: whole.slice(0, 400) }));
    });
    const stream = await subscribe(app.url, operation, cookie);
    const first = await stream.results.next();
    expect(first.done).toBe(false);
    stream.stop();
    await expect.poll(() => server.calls[0]?.hungUp).toBe(true);
    await expect.poll(lastGeneration).toMatchObject({ outcome: 'stopped', postId: null });
    expect(await app.database.reader.count(Post)).toBe(before);
  });

  test('reports a failure in its last message, with text and code', async () => {
    server.behave(refuses(429));
    const results = await allResults(await subscribe(app.url, operation, cookie));
    expect(results).toEqual([
      {
        data: null,
        errors: [
          expect.objectContaining({
            message: 'The AI server is busy or its quota is used up.',
            extensions: { code: 'UNAVAILABLE' },
          }),
        ],
      },
    ]);
  });

  test('reports a blank idea at its field', async () => {
    const blank = { query: generatePostStream, variables: { input: { content: '  ' } } };
    const [result] = await allResults(await subscribe(app.url, blank, cookie));
    expect(result?.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { content: 'Describe the blog post you have in mind.' },
    });
  });

  test.each([
    ['no cookie', {}],
    ['a foreign session', { cookie: 'loon.sid=s%3Anobody.signature' }],
  ])(
    'an unauthenticated request with %s: UNAUTHENTICATED, and the AI server is not called',
    async (_who, headers) => {
      const [result] = await allResults(await subscribe(app.url, operation, headers));
      expect(result?.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
      expect(server.calls).toEqual([]);
    },
  );

  test.each([
    ['a foreign Origin', { origin: 'https://evil.test' }],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
  ])('returns 403 for %s', async (_name, headers) => {
    const { response } = await subscribe(app.url, operation, { ...cookie, ...headers });
    expect(response.status).toBe(403);
    expect(server.calls).toEqual([]);
  });

  test('returns 415 for a content type other than JSON', async () => {
    const { response } = await subscribe(app.url, operation, {
      ...cookie,
      'content-type': 'text/plain',
    });
    expect(response.status).toBe(415);
  });

  const post = '{ generatePostStream(input: {content: "x"}) { post { id } } }';
  const aliases = Array.from({ length: 100 }, (_, index) => `a${String(index)}: title`).join(' ');
  test.each([
    ['a syntax error', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['too many tokens', `subscription { ${'a '.repeat(3_000)} }`, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', 'subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      '100 aliases',
      `subscription { generatePostStream(input: {content: "x"}) { ${aliases} } }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'two root fields',
      `subscription { a: ${post.slice(2, -2)} b: ${post.slice(2)}`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['a query', '{ viewer { email } }', 'BAD_REQUEST'],
    ['a mutation', 'mutation { deletePost(id: "x") }', 'BAD_REQUEST'],
  ])('has the same limits as other operations: %s is refused', async (_name, query, code) => {
    const { response } = await subscribe(app.url, { query }, cookie);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as StreamedResult;
    expect(errors?.[0]?.extensions?.code).toBe(code);
    expect(errors?.[0]?.message).not.toMatch(/Did you mean/);
    expect(server.calls).toEqual([]);
  });

  test('is refused without Accept: text/event-stream', async () => {
    const { data, errors } = await app.graphql(`subscription ${post}`, {}, cookie);
    expect(data ?? null).toBeNull();
    expect(errors).toHaveLength(1);
    expect(server.calls).toEqual([]);
  });
});

describe('SIGTERM', () => {
  test('ends a running generation with its failure message and records it', async () => {
    const server = await startOpenAiServer();
    server.behave(beginStream);
    const app = await startTestApp('sqlite', {
      ai: { apiKey: undefined, baseUrl: server.url, model: undefined },
    });
    const cookie = { cookie: await app.logIn() };
    const stream = await subscribe(app.url, operation, cookie);
    const rest = app.send('POST', '/api/blog/admin/ai-generate', input, cookie);
    await expect.poll(() => server.calls.length).toBe(2);

    await app.endLongRequests();
    const text = 'The site is being restarted, so the generation was ended.';
    const [last] = (await allResults(stream)).slice(-1);
    expect(last?.errors?.[0]?.message).toBe(text);
    const response = await rest;
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ success: false, error: text });
    const records = await app.database.reader.find(Generation);
    expect(records.map(({ outcome, failure }) => ({ outcome, failure }))).toEqual([
      { outcome: 'failed', failure: text },
      { outcome: 'failed', failure: text },
    ]);
    await app.close();
    await server.close();
  });
});
