import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOpenAiServer, type OpenAiServer } from '../ai/testing/openai-server.ts';
import { loginRequiredMessage } from '../access/policy.ts';
import { contentWith } from '../testing/blog-app.ts';
import { accessRequest, demoRequest } from '../testing/sample-requests.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';

type Caller = 'anonymous' | 'wrong account' | 'administrator';

interface Row {
  method: string;
  path: string;
  as: Caller;
  body?: unknown;
  status: number;
  /** What the response must contain; absent for a response without a body. */
  answer?: object;
}

const posts = '/api/blog/admin/posts';
const generate = '/api/blog/admin/ai-generate';
const unknownPost = `${posts}/01890000-0000-7000-8000-000000000000`;
const refused = { error: loginRequiredMessage };
const noSuchPost = { error: 'This post does not exist any more.' };
const brokenBody = { error: 'The request body is not valid JSON.' };
const text = expect.any(String) as string;
const content = contentWith('rows');
const contentTooShort = 'Content must be at least 100 characters';
const draft = { title: 'Rows', content, author: 'Ada' };

/** Every row for administrators only; the same request is sent as each other caller. */
const guarded: [method: string, path: string, body?: unknown][] = [
  ['GET', '/api/auth/user'],
  ['GET', posts],
  ['GET', `${posts}?includeUnpublished=true`],
  ['POST', posts, draft],
  ['POST', posts, {}],
  ['POST', posts, '{"title":'],
  ['PUT', '/api/blog/admin/posts/:post', { published: true }],
  ['PUT', unknownPost, { published: true }],
  ['DELETE', '/api/blog/admin/posts/:post'],
  ['DELETE', unknownPost],
  ['POST', generate, { content: 'Living reviews' }],
  ['POST', generate, {}],
  ['GET', '/api/requests.csv'],
];

const refusals = guarded.flatMap(([method, path, body]) =>
  (['anonymous', 'wrong account'] as const).map((as): Row => ({
    method,
    path,
    as,
    body,
    status: 401,
    answer: refused,
  })),
);

const stored = { success: true, id: text };

/** The visitors' forms, each with a field that only it has. */
const forms: [path: string, body: object, field: string][] = [
  ['/api/loon-lens-request', accessRequest, 'projectDescription'],
  ['/api/loon-demo-request', demoRequest, 'platformsToDemo'],
];

function byAdministrator(
  method: string,
  path: string,
  body: unknown,
  status: number,
  answer?: object,
): Row {
  return { method, path, as: 'administrator', body, status, ...(answer ? { answer } : {}) };
}

/**
 * `:post` is replaced by the id of an existing post. The template's rows are in
 * template.rest.test.ts.
 */
const rows: Row[] = [
  ...refusals,
  byAdministrator('GET', '/api/auth/user', undefined, 200, {
    firstName: 'Ada',
    email: 'ada@loon.example',
  }),
  byAdministrator('GET', `${posts}?includeUnpublished=true`, undefined, 200, []),
  byAdministrator('POST', posts, draft, 201, {
    id: text,
    slug: expect.stringMatching(/^rows/) as string,
    published: false,
  }),
  byAdministrator('POST', posts, {}, 400, {
    error: 'Title is required',
    fields: { title: 'Title is required', content: contentTooShort },
  }),
  byAdministrator('POST', posts, { ...draft, content: 'Short' }, 400, {
    error: contentTooShort,
    fields: { content: contentTooShort },
  }),
  byAdministrator('POST', posts, { ...draft, author: ' ' }, 400, {
    fields: { author: 'Author is required' },
  }),
  byAdministrator('POST', posts, '{"title":', 400, brokenBody),
  byAdministrator('PUT', `${posts}/:post`, { published: true }, 200, {
    title: 'Rows',
    published: true,
  }),
  byAdministrator('PUT', `${posts}/:post`, { title: '' }, 400, {
    fields: { title: 'Title is required' },
  }),
  byAdministrator('PUT', `${posts}/:post`, '{', 400, brokenBody),
  byAdministrator('PUT', `${posts}/:post`, { title: 'Stale', version: 999 }, 409, { error: text }),
  byAdministrator('PUT', unknownPost, { published: true }, 404, noSuchPost),
  byAdministrator('PUT', `${posts}/no-id`, { published: true }, 404, noSuchPost),
  byAdministrator('DELETE', unknownPost, undefined, 404, noSuchPost),
  byAdministrator('DELETE', `${posts}/no-id`, undefined, 404, noSuchPost),
  byAdministrator('DELETE', `${posts}/:post`, undefined, 204),
  byAdministrator('POST', generate, { title: '', content: 'Reviews', author: 'Ada' }, 200, {
    success: true,
    post: { title: text, slug: text },
    pageCreated: true,
    message: text,
  }),
  byAdministrator('POST', generate, {}, 400, { fields: { content: text } }),
  byAdministrator('POST', generate, [], 400, { fields: { content: text } }),
  byAdministrator('POST', generate, '{', 400, brokenBody),
  ...forms.flatMap(([path, body, field]): Row[] => [
    { method: 'POST', path, as: 'anonymous', body, status: 201, answer: stored },
    { method: 'POST', path, as: 'wrong account', body, status: 201, answer: stored },
    { method: 'POST', path, as: 'administrator', body, status: 201, answer: stored },
    { method: 'POST', path, as: 'anonymous', body: '{', status: 400, answer: brokenBody },
    {
      method: 'POST',
      path,
      as: 'anonymous',
      body: {},
      status: 400,
      answer: { error: 'First name is required.', fields: { [field]: text } },
    },
  ]),
];

describe.each(engines)('the rows of product 9 on %s', (engine) => {
  let app: TestApp;
  let server: OpenAiServer;
  let cookies: Record<Caller, Record<string, string>>;

  beforeAll(async () => {
    server = await startOpenAiServer();
    app = await startTestApp(engine, {
      ai: { apiKey: undefined, baseUrl: server.url, model: undefined },
    });
    cookies = {
      anonymous: {},
      'wrong account': { cookie: await app.logIn('left@loon.example') },
      administrator: { cookie: await app.logIn() },
    };
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  /** The path with the id of a post created for this row only. */
  const withPost = async (path: string): Promise<string> => {
    if (!path.endsWith(':post')) {
      return path;
    }
    const response = await app.send('POST', posts, draft, cookies.administrator);
    const { id } = (await response.json()) as { id: string };
    return path.replace(':post', id);
  };

  it.each(rows)('$method $path as $as with $body: $status', async (row) => {
    const path = await withPost(row.path);
    const response = await app.send(row.method, path, row.body, cookies[row.as]);
    expect(response.status).toBe(row.status);
    if (row.answer === undefined) {
      expect(await response.text()).toBe('');
    } else if (Array.isArray(row.answer)) {
      expect(await response.json()).toBeInstanceOf(Array);
    } else {
      expect(await response.json()).toMatchObject(row.answer);
    }
    if (row.path.startsWith('/api/blog/admin') && row.status < 300) {
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('list published posts only without the parameter', async () => {
    for (const published of [true, false]) {
      await app.send('POST', posts, { ...draft, published }, cookies.administrator);
    }
    const read = async (query: string) => {
      const response = await app.send('GET', `${posts}${query}`, undefined, cookies.administrator);
      return (await response.json()) as { published: boolean }[];
    };
    expect((await read('')).every(({ published }) => published)).toBe(true);
    expect((await read('?includeUnpublished=true')).some(({ published }) => !published)).toBe(true);
  });
});
