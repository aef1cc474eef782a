import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPostFields } from '../../schema/post-rules.ts';
import { Post } from '../posts/post.entity.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { Generation } from './generation.entity.ts';
import {
  article,
  beginStream,
  chunk,
  refuses,
  sends,
  startOpenAiServer,
  streams,
  type Behaviour,
  type OpenAiServer,
} from './testing/openai-server.ts';

const path = '/api/blog/admin/ai-generate';
const whole = JSON.stringify(article);
const silenceMs = 400;

describe.each(engines)('AI blog generator on %s', (engine) => {
  let server: OpenAiServer;
  let app: TestApp;
  let cookie: { cookie: string };
  let postsBefore: number;

  beforeAll(async () => {
    server = await startOpenAiServer();
    app = await startTestApp(engine, {
      ai: { apiKey: 'sk-test', baseUrl: server.url, model: 'test-model', silenceMs },
    });
    cookie = { cookie: await app.logIn() };
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });
  beforeEach(async () => {
    server.behave(streams(whole));
    server.calls.length = 0;
    postsBefore = await app.database.reader.count(Post);
  });

  const generate = (body: unknown = { content: 'Living reviews', title: '', author: 'Ada' }) =>
    app.send('POST', path, body, cookie);
  const lastGeneration = async () => {
    const [last] = await app.database.reader.find(Generation, { order: { id: 'DESC' }, take: 1 });
    return last;
  };

  test('POST ai-generate saves a whole post as an unpublished draft with its FAQs', async () => {
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
    const stranger = await app.graphql(query, { slug: answer.post.slug });
    expect(stranger.data).toEqual({ post: null });
  });

  test('mutation generatePost returns the draft; the default author is the preset name', async () => {
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

  test('the idea and the working title reach the server, as a stream of structured output', async () => {
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

  test('brief, model, token use and who are recorded', async () => {
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
    expect(record?.finishedAt?.getTime()).toBeGreaterThanOrEqual(record?.startedAt.getTime() ?? 0);
  });

  test('a server without structured output is asked again for plain JSON', async () => {
    server.behave((response, call) =>
      call.body.response_format === undefined
        ? streams(`Here it is:\n\`\`\`json\n${whole}\n\`\`\``)(response, call)
        : refuses(400, { message: 'Unknown field', param: 'response_format' })(response, call),
    );
    expect((await generate()).status).toBe(200);
    expect(server.calls).toHaveLength(2);
    expect((await lastGeneration())?.promptTokens).toBeNull();
  });

  const faults: [string, number, RegExp, Behaviour][] = [
    ['hangs before it answers', 502, /has not answered for 1 seconds?\./, () => undefined],
    [
      'hangs in the middle',
      502,
      /has not answered for/,
      (response) => {
        beginStream(response);
        response.write(chunk({ content: whole.slice(0, 200) }));
      },
    ],
    ['answers 429', 503, /busy or its quota is used up/, refuses(429)],
    ['answers 500', 502, /failed \(status 500\)/, refuses(500)],
    ['answers 401', 502, /refused the key\. Check OPENAI_API_KEY/, refuses(401)],
    ['does not know the model', 502, /does not know the model “test-model”/, refuses(404)],
    ['answers 400', 502, /refused the call \(status 400\)/, refuses(400)],
    ['sends HTML', 502, /empty answer|could not be read/, sends('<html>Hello</html>', 'text/html')],
    ['sends garbage events', 502, /could not be read/, sends('data: {"choices":[{"del\n\n')],
    ['sends null', 502, /could not be read/, sends('data: null\n\ndata: [DONE]\n\n')],
    ['sends an error event', 502, /broke off/, sends('data: {"error":{"message":"x"}}\n\n')],
    ['sends nothing', 502, /empty answer/, sends('data: [DONE]\n\n')],
    ['sends an empty text', 502, /empty answer/, streams('')],
    ['sends prose', 502, /could not be read/, streams('I would rather talk about ducks.')],
    [
      'sends half a post',
      502,
      /broke off/,
      streams(whole.slice(0, 400), { finishReason: 'length' }),
    ],
    [
      'drops the connection in the middle',
      502,
      /could not be|broke off/,
      (response) => {
        beginStream(response);
        response.write(chunk({ content: whole.slice(0, 200) }), () => response.destroy());
      },
    ],
    [
      'sends a post without content',
      502,
      /not complete/,
      streams(JSON.stringify({ ...article, content: 'Too short.' })),
    ],
    [
      'sends a post without FAQs',
      502,
      /not complete/,
      streams(JSON.stringify({ ...article, faqs: [] })),
    ],
    [
      'refuses',
      502,
      /declined to write about this idea\. It said: “I cannot help with that\.”/,
      sends(`${chunk({ refusal: 'I cannot help with that.' }, 'stop')}data: [DONE]\n\n`),
    ],
    [
      'is stopped by a content filter',
      502,
      /declined/,
      streams(whole.slice(0, 300), { finishReason: 'content_filter' }),
    ],
  ];

  test.each(faults)(
    'AI server %s: a clear message (%i), nothing half saved',
    async (_fault, status, message, behaviour) => {
      server.behave(behaviour);
      const startedAt = Date.now();
      const response = await generate();
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({
        success: false,
        error: expect.stringMatching(message) as string,
      });
      expect(Date.now() - startedAt).toBeLessThan(silenceMs + 3_000);
      expect(await app.database.reader.count(Post)).toBe(postsBefore);
      const record = await lastGeneration();
      expect(record).toMatchObject({ outcome: 'failed', postId: null });
      expect(record?.failure).toMatch(message);
    },
  );

  test('a slow server that keeps sending is not given up', async () => {
    server.behave(streams(whole, { pauseMs: silenceMs / 20 }));
    expect((await generate()).status).toBe(200);
  });

  test('over GraphQL a failure carries its message and code', async () => {
    server.behave(refuses(500));
    const { data, errors } = await app.graphql(
      'mutation { generatePost(input: {content: "x"}) { id } }',
      {},
      cookie,
    );
    expect(data).toBeNull();
    expect(errors[0]).toMatchObject({
      message: 'The AI server failed (status 500).',
      extensions: { code: 'BAD_GATEWAY' },
    });
  });

  test('stored XSS through AI output: sanitised on save', async () => {
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

  test('AI chat send ignores empty or whitespace-only input: 400 with its field', async () => {
    const response = await generate({ content: ' \n ' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'Describe the blog post you have in mind.',
      fields: { content: 'Describe the blog post you have in mind.' },
    });
    expect(server.calls).toEqual([]);
  });

  test('a stranger gets 401 and the AI server is not asked', async () => {
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

  test('not configured: says how to configure it', async () => {
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

  test('a base URL without a key is allowed: no key is sent', async () => {
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
