import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aiLimits } from '../../schema/limits.ts';
import { Post } from '../posts/entities/post.entity.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
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

describe('AI server that hangs or returns 429, 500, garbage or nothing', () => {
  let server: OpenAiServer;
  let app: TestApp;
  let cookie: { cookie: string };
  let postsBefore: number;

  beforeAll(async () => {
    server = await startOpenAiServer();
    app = await startTestApp('sqlite', {
      ai: { apiKey: 'sk-test', baseUrl: server.url, model: 'test-model', silenceMs },
    });
    cookie = { cookie: await app.logIn() };
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });
  beforeEach(async () => {
    postsBefore = await app.database.reader.count(Post);
  });

  const generate = () => app.send('POST', path, { content: 'Living reviews' }, cookie);
  const lastGeneration = async () => {
    const [last] = await app.database.reader.find(Generation, { order: { id: 'DESC' }, take: 1 });
    return last;
  };

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
    ['hangs up before it answers', 502, /could not be reached/, (response) => response.destroy()],
    [
      'sends more than an article can hold',
      502,
      /longer than an article may be/,
      (response) => {
        beginStream(response);
        const tenth = chunk({ content: 'x'.repeat(aiLimits.answerMax / 10) });
        response.write(tenth.repeat(10) + chunk({ content: 'y' }));
      },
    ],
    ['answers 429', 503, /busy or its quota is used up/, refuses(429)],
    ['answers 500', 502, /failed \(status 500\)/, refuses(500)],
    ['answers 401', 502, /refused the key\. Check OPENAI_API_KEY/, refuses(401)],
    ['does not know the model', 502, /does not know the model “test-model”/, refuses(404)],
    ['answers 400', 502, /refused the call \(status 400\)/, refuses(400)],
    ['sends HTML', 502, /empty answer|could not be read/, sends('<html>Hello</html>', 'text/html')],
    ['sends garbage events', 502, /could not be read/, sends('data: {"choices":[{"del\n\n')],
    ['sends a JSON null', 502, /empty answer|could not be read/, sends('null', 'application/json')],
    [
      'sends a whole answer without a text',
      502,
      /empty answer/,
      sends('{"choices":[{"message":{}}]}', 'application/json'),
    ],
    [
      'sends a whole answer without end',
      502,
      /empty answer|could not be read/,
      sends('['.repeat(2_500_000), 'application/json'),
    ],
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
      /not complete or breaks a rule: It has no FAQs\.$/,
      streams(JSON.stringify({ ...article, faqs: [] })),
    ],
    [
      'sends a post with a long excerpt',
      502,
      /breaks a rule: Excerpt must be at most 500 characters/,
      streams(JSON.stringify({ ...article, excerpt: 'x'.repeat(501) })),
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
    'AI server %s: produces a clear message (%i) and saves nothing',
    async (_fault, status, message, behaviour) => {
      server.behave(behaviour);
      const response = await generate();
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({
        success: false,
        error: expect.stringMatching(message) as string,
      });
      expect(await app.database.reader.count(Post)).toBe(postsBefore);
      const record = await lastGeneration();
      expect(record).toMatchObject({ outcome: 'failed', postId: null });
      expect(record?.failure).toMatch(message);
    },
  );

  const answers: [string, Behaviour][] = [
    [
      'sends chunks without choices or delta',
      (response) => {
        beginStream(response);
        const others = [
          { type: 'ping' },
          { choices: null, usage: { prompt_tokens: '12' } },
          { choices: [{ index: 0, finish_reason: null }] },
        ];
        const events = others.map((other) => `event: ping\ndata: ${JSON.stringify(other)}\n\n`);
        response.end(
          [...events, chunk({ content: whole }, 'stop'), ...events, 'data: [DONE]\n\n'].join(''),
        );
      },
    ],
    [
      'sends the thoughts of its model first',
      streams(`<think>\nThe form is {"title": "…", "content": "…"}.\n</think>\n\n${whole}`),
    ],
    [
      'sends remarks with braces after the post',
      streams(`\`\`\`json\n${whole}\n\`\`\`\nReplace {company} by a "name}.`),
    ],
  ];

  test.each(answers)('AI server that %s: its post is saved', async (_answer, behaviour) => {
    server.behave(behaviour);
    const response = await generate();
    expect(await response.json()).toMatchObject({ success: true });
    const post = await app.database.reader.findOneByOrFail(Post, {
      id: (await lastGeneration())?.postId ?? '',
    });
    expect(post).toMatchObject({ title: article.title, tags: article.tags });
  });

  test('a slow server that continues to send does not time out', async () => {
    server.behave(streams(whole, { pauseMs: silenceMs / 20 }));
    expect((await generate()).status).toBe(200);
  });

  test('a server that sends more than an article can contain is disconnected', async () => {
    server.calls.length = 0;
    server.behave((response) => {
      beginStream(response);
      response.write(chunk({ content: 'x'.repeat(aiLimits.answerMax + 1) }));
    });
    expect((await generate()).status).toBe(502);
    await expect.poll(() => server.calls[0]?.hungUp).toBe(true);
  });

  test('a failure over GraphQL has its message and code', async () => {
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
});
