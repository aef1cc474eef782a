import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPostFields } from '../../schema/post-rules.ts';
import { Post } from '../posts/entities/post.entity.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { Generation } from './generation.entity.ts';
import {
  article,
  refusesWith,
  sends,
  startOpenAiServer,
  streams,
  type OpenAiServer,
} from './testing/openai-server.ts';

const path = '/api/blog/admin/ai-generate';
const whole = JSON.stringify(article);

describe.each(engines)('AI blog generator on %s', (engine) => {
  let server: OpenAiServer;
  let app: TestApp;
  let cookie: { cookie: string };

  beforeAll(async () => {
    server = await startOpenAiServer();
    app = await startTestApp(engine, {
      ai: { apiKey: 'sk-test', baseUrl: server.url, model: 'test-model' },
    });
    cookie = { cookie: await app.logIn() };
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });
  beforeEach(() => {
    server.behave(streams(whole));
    server.calls.length = 0;
  });

  const generate = (body: unknown = { content: 'Living reviews', title: '', author: 'Ada' }) =>
    app.send('POST', path, body, cookie);
  const lastGeneration = async () => {
    const [last] = await app.database.reader.find(Generation, { order: { id: 'DESC' }, take: 1 });
    return last;
  };

  test('saves a whole post as an unpublished draft with its FAQs through POST ai-generate', async () => {
    const response = await generate();
    expect(response.status).toBe(200);
    const answer = (await response.json()) as { post: { slug: string } };
    expect(answer).toEqual({
      success: true,
      post: {
        title: article.title,
        slug: expect.stringMatching(/^living-reviews-for-jca/) as string,
      },
      pageCreated: true,
      message: `“${article.title}” is saved as an unpublished draft.`,
    });
    const query = `query($slug: String!) { post(slug: $slug) {
      title excerpt tags content contentHtml author published publishedAt faqs { question answer } } }`;
    const { data } = await app.graphql(query, { slug: answer.post.slug }, cookie);
    expect(data).toEqual({
      post: {
        ...article,
        author: 'Ada',
        published: false,
        publishedAt: null,
        contentHtml: expect.stringContaining('<h2') as string,
      },
    });
    const anonymous = await app.graphql(query, { slug: answer.post.slug });
    expect(anonymous.data).toEqual({ post: null });
  });

  test('returns the draft from the mutation generatePost, with the preset default author', async () => {
    const { data, errors } = await app.graphql(
      'mutation($input: GeneratePostInput!) { generatePost(input: $input) { title author published } }',
      { input: { content: 'Living reviews' } },
      cookie,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      generatePost: {
        title: article.title,
        author: createPostFields.author.parse(undefined),
        published: false,
      },
    });
  });

  test('sends the idea and the working title to the server, and requests a stream of structured output', async () => {
    await generate({ content: '  Payers and forecasts  ', title: 'A working title' });
    const [call] = server.calls;
    expect(call?.path).toBe('/v1/chat/completions');
    expect(call?.headers.authorization).toBe('Bearer sk-test');
    expect(call?.body).toMatchObject({
      model: 'test-model',
      stream: true,
      response_format: { type: 'json_schema' },
      messages: [
        { role: 'system', content: expect.stringContaining('British English') as string },
        { role: 'user', content: 'Brief:\nPayers and forecasts\n\nWorking title: A working title' },
      ],
    });
  });

  test('records brief, model, tokens used and the author of the request', async () => {
    await generate({ content: 'Recorded' });
    const record = await lastGeneration();
    expect(record).toMatchObject({
      brief: 'Recorded',
      model: 'test-model',
      promptTokens: 120,
      completionTokens: 480,
      requestedBy: 'ada@loon.example',
      outcome: 'saved',
      failure: null,
    });
    expect(await app.database.reader.existsBy(Post, { id: record?.postId ?? '' })).toBe(true);
    const postId = record?.postId ?? '';
    expect(
      await app.database.reader.findOneBy(AuditEntry, { action: 'ai.generate', subjectId: postId }),
    ).toMatchObject({ actor: 'ada@loon.example', detail: 'By test-model' });
    expect(record?.finishedAt?.getTime()).toBeGreaterThanOrEqual(record?.startedAt.getTime() ?? 0);
  });

  test('accepts a server that does not stream', async () => {
    const message = { role: 'assistant', content: whole, refusal: null };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    const usage = { prompt_tokens: 7, completion_tokens: 8, total_tokens: 15 };
    server.behave(sends(JSON.stringify({ choices, usage }), 'application/json'));
    expect(await (await generate()).json()).toMatchObject({ post: { title: article.title } });
    expect(await lastGeneration()).toMatchObject({ promptTokens: 7, completionTokens: 8 });
  });

  test.each([
    [400, { error: { message: 'Unknown field', param: 'response_format' } }],
    [400, { object: 'error', message: 'response_format is not supported' }],
    [422, { error: { message: 'stream_options: extra field' } }],
    [422, { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'] }] }],
  ])(
    'retries with plain JSON on a server without structured output that answers %i %j',
    async (status, body) => {
      server.behave((response, call) =>
        call.body.response_format === undefined
          ? streams(`Here it is:\n\`\`\`json\n${whole}\n\`\`\``)(response, call)
          : refusesWith(status, body)(response, call),
      );
      expect((await generate()).status).toBe(200);
      expect(server.calls).toHaveLength(2);
      expect((await lastGeneration())?.promptTokens).toBeNull();
    },
  );

  test('sanitises AI output on save against stored XSS', async () => {
    const hostile = [
      '<img src=x onerror=alert(1)>',
      '<xmp><script>alert(2)</script></xmp>',
      '[x](javascript:alert(3))',
      '<svg><textarea><img src=x onerror=alert(4)></textarea></svg>',
      '<iframe src="https://evil.test"></iframe><style>*{}</style>',
    ].join('\n\n');
    server.behave(
      streams(
        JSON.stringify({
          ...article,
          title: '</script><script>alert(5)</script>',
          content: `${article.content}\n\n${hostile}`,
          faqs: [{ question: '<b onclick=alert(6)>Q</b>', answer: '<script>alert(7)</script>' }],
        }),
      ),
    );
    const answer = (await (await generate()).json()) as { post: { slug: string } };
    const { data } = await app.graphql(
      'query($slug: String!) { post(slug: $slug) { contentHtml } }',
      { slug: answer.post.slug },
      cookie,
    );
    const { contentHtml } = (data as { post: { contentHtml: string } }).post;
    expect(contentHtml).not.toMatch(
      /onerror|<script|javascript:|<svg|<iframe|<style|<xmp|<textarea/i,
    );
    const page = await app.send('GET', `/reflections/${answer.post.slug}`, undefined, cookie);
    expect(await page.text()).not.toMatch(/<script>alert|<b onclick/);
  });

  test('refuses empty or whitespace-only input with 400 at its field', async () => {
    const response = await generate({ content: ' \n ' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'Describe the blog post you have in mind.',
      fields: { content: 'Describe the blog post you have in mind.' },
    });
    expect(server.calls).toEqual([]);
  });

  test('an unauthenticated request gets 401 and the AI server is not called', async () => {
    expect((await app.send('POST', path, { content: 'x' })).status).toBe(401);
    const { errors } = await app.graphql('mutation { generatePost(input: {content: "x"}) { id } }');
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const status = await app.graphql('{ aiGenerator { configured model } }');
    expect(status.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(server.calls).toEqual([]);
  });
});

describe('AI server configuration', () => {
  const started: { close: () => Promise<void> }[] = [];
  afterAll(() => Promise.all(started.map((one) => one.close())));

  test('explains how to configure a server if none is configured', async () => {
    const app = await startTestApp('sqlite');
    started.push(app);
    const cookie = { cookie: await app.logIn() };
    const response = await app.send('POST', path, { content: 'x' }, cookie);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      success: false,
      error: expect.stringMatching(/OPENAI_API_KEY.*OPENAI_BASE_URL.*OPENAI_MODEL/) as string,
    });
    const { data } = await app.graphql('{ aiGenerator { configured model } }', {}, cookie);
    expect(data).toEqual({
      aiGenerator: { configured: false, model: expect.stringMatching(/./) as string },
    });
  });

  test('allows a base URL without a key and then sends no key', async () => {
    const server = await startOpenAiServer();
    const app = await startTestApp('sqlite', {
      ai: { apiKey: undefined, baseUrl: server.url, model: undefined },
    });
    started.push(app, server);
    const response = await app.send('POST', path, { content: 'x' }, { cookie: await app.logIn() });
    expect(response.status).toBe(200);
    expect(server.calls[0]?.headers.authorization).toBeUndefined();
  });
});
