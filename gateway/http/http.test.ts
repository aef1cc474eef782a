import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from 'node:net';
import { accessRequest } from '../testing/sample-requests.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';

const formPath = '/api/loon-lens-request';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp('sqlite');
});
afterAll(() => app.close());

const countRows = (): Promise<number> => app.database.reader.count(VisitorRequest);

describe('malformed requests are refused as JSON', () => {
  it.each([
    ['a body that is not JSON', 400, '{"firstName":', 'application/json'],
    [
      'a body that is too large',
      413,
      JSON.stringify({ a: 'x'.repeat(1_100_000) }),
      'application/json',
    ],
    ['a form body', 415, 'firstName=Ada', 'application/x-www-form-urlencoded'],
    ['a text/plain body', 415, JSON.stringify(accessRequest), 'text/plain'],
  ])('%s: %d', async (_case, status, body, type) => {
    const response = await app.send('POST', formPath, body, { 'content-type': type });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ error: expect.any(String) as string });
  });

  it('another content type for GraphQL is refused in the format of its clients', async () => {
    const response = await app.send('POST', '/graphql', '{ faqs { id } }', {
      'content-type': 'application/graphql',
    });
    expect(response.status).toBe(415);
    const { errors } = (await response.json()) as { errors: object[] };
    expect(errors).toEqual([
      { message: 'Send the request as application/json.', extensions: { code: 'BAD_REQUEST' } },
    ]);
  });

  it.each(['gzip', 'br', 'deflate'])(
    'a body that is declared as %s but is not is 400',
    async (encoding) => {
      const response = await app.send('POST', formPath, 'no such thing', {
        'content-encoding': encoding,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: 'The request body could not be read.' });
    },
  );

  it.each([formPath, '/graphql'])('%s refuses a huge body before it is sent', async (path) => {
    const sending = request(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '99999999999' },
    });
    sending.write('{');
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(413);
    sending.on('error', () => undefined).destroy();
  });

  it('no stack trace or source path is in the response', async () => {
    const response = await app.send('POST', formPath, '{"a"', {
      'content-type': 'application/json',
    });
    expect(await response.text()).not.toMatch(/at |node_modules|\.ts|\.js/);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])(
    '%s of a form path is 405 with the allowed method',
    async (method) => {
      const response = await app.send(method, formPath);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    },
  );

  it('an unknown /api path is 404 as JSON', async () => {
    const response = await app.send('GET', '/api/unknown');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is nothing at this path.' });
  });

  it('a 10 kB nested e-mail address is refused', async () => {
    const email = `${'a('.repeat(5_000)}@b.example`;
    const response = await app.send('POST', formPath, { ...accessRequest, email });
    expect(response.status).toBe(400);
  });
});

describe('a state-changing request from another site is refused (403)', () => {
  it.each<[string, Record<string, string>]>([
    ['a foreign Origin', { origin: 'https://evil.test' }],
    ['an opaque Origin', { origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { origin: 'http://localhost:9999' }],
  ])('%s', async (_case, headers) => {
    const before = await countRows();
    const rest = await app.send('POST', formPath, accessRequest, headers);
    expect(rest.status).toBe(403);
    const graphql = await app.send('POST', '/graphql', { query: '{ __typename }' }, headers);
    expect(graphql.status).toBe(403);
    expect(await countRows()).toBe(before);
  });

  it.each<[string, Record<string, string>]>([
    ['neither header (a program)', {}],
    ['the site’s own Origin', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
  ])('one with %s is not', async (_case, headers) => {
    const response = await app.send('POST', formPath, accessRequest, headers);
    expect(response.status).toBe(201);
  });
});

describe('paths for administrators are 401 without a session, in every variant', () => {
  it.each([
    '/api/auth/user',
    '/API/auth/user',
    '/api/auth/user/',
    '//api//auth/user',
    '/%61pi/auth/user',
  ])('%s', async (path) => {
    const response = await app.send('GET', path);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: expect.any(String) as string });
  });
});

it.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'])(
  '%s of the administrator’s list is 401 without a session',
  async (method) => {
    expect((await app.send(method, '/api/requests.csv')).status).toBe(401);
  },
);

describe('GET /api/auth/user', () => {
  it('returns 200 {"firstName","email","roles"} to an administrator and is never cached', async () => {
    const response = await app.send('GET', '/api/auth/user', undefined, {
      cookie: await app.logIn(),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      firstName: 'Ada',
      email: 'ada@loon.example',
      roles: ['OWNER'],
    });
  });
});

describe('every response contains the security headers', () => {
  it.each(['/', '/nothing-here', '/api/unknown', '/healthz'])('%s', async (path) => {
    const { headers } = await app.send('GET', path);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

it('responses of forms and health checks are not cached', async () => {
  for (const [method, path] of [
    ['POST', formPath],
    ['GET', formPath],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
  ] as const) {
    expect((await app.send(method, path)).headers.get('cache-control'), path).toBe('no-store');
  }
});

describe('pages', () => {
  it('are redirected to the address with one leading slash, which the router of browsers needs', async () => {
    await app.send('GET', '/reflections');
    for (const [path, location] of [
      ['//reflections?q=payer', '/reflections?q=payer'],
      ['///', '/'],
      ['//evil.test/x', null],
      ['//%5Cevil.test', null],
    ] as const) {
      const response = await app.send('GET', path);
      expect(response.headers.get('location'), path).toBe(location);
      expect(response.status, path).toBe(location === null ? 404 : 301);
    }
  });

  it('are compressed for codings in capitals and for any coding', async () => {
    for (const [accepted, coding] of [
      ['BR', 'br'],
      ['*', 'gzip'],
      ['*;q=0', null],
    ] as const) {
      const { headers } = await app.send('GET', '/', undefined, { 'accept-encoding': accepted });
      expect(headers.get('content-encoding'), accepted).toBe(coding);
    }
  });

  it('contain no nonce and no token when cached', async () => {
    for (const path of ['/', '/blog', '/reflections/future-of-hta-submissions']) {
      const page = await (await app.send('GET', path)).text();
      expect(page).not.toMatch(/nonce|csrf/i);
      // The id, time and signature of a form token.
      expect(page).not.toMatch(/[\w-]{22}\.[0-9a-z]{1,11}\.[\w-]{43}/);
    }
  });

  it('are rendered on the server and revalidated by ETag', async () => {
    const first = await app.send('GET', '/');
    expect(first.status).toBe(200);
    expect(await first.text()).toContain('<h1');
    const etag = first.headers.get('etag') ?? '';
    const again = await app.send('GET', '/', undefined, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    const any = await app.send('GET', '/', undefined, { 'if-none-match': '*' });
    expect(any.status).toBe(304);
  });

  it('are the same for every Host header', async () => {
    const body = await (await app.send('GET', '/')).text();
    const claimed = await app.send('GET', '/', undefined, { 'x-forwarded-host': 'evil.test' });
    expect(await claimed.text()).toBe(body);
  });

  it('include a not-found page with 404 for an unknown path', async () => {
    const response = await app.send('GET', '/no/such/page');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('404 Page Not Found');
  });

  it.each(['/.env', '/.git/config', '/gateway/main.ts', '/package.json'])(
    'do not include %s',
    async (path) => {
      expect((await app.send('GET', path)).status).toBe(404);
    },
  );
});

describe('health', () => {
  it('/healthz returns 200 when the process is alive', async () => {
    expect((await app.send('GET', '/healthz')).status).toBe(200);
  });

  it('/readyz returns 200 when the database responds and migrations are applied, otherwise 503', async () => {
    expect((await app.send('GET', '/readyz')).status).toBe(200);
    const broken = await startTestApp('sqlite');
    await broken.database.close();
    expect((await broken.send('GET', '/readyz')).status).toBe(503);
    await broken.close().catch(() => undefined);
  });
});

it('an invalid request line is 400 and closes no other connection', async () => {
  const { port, hostname } = new URL(app.url);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
    socket.on('data', (chunk) => resolve(chunk.toString()));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
  expect((await app.send('GET', '/healthz')).status).toBe(200);
});
