import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generousLimits } from '../testing/generous-limits.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';

const token = 'a token for whoever watches';
const bearer = { authorization: `Bearer ${token}` };

const names = [
  ...['http_request_duration_seconds', 'page_cache_hits_total', 'page_cache_misses_total'],
  ...['graphql_answers_kept_total', 'database_writes_waiting', 'outbox_waiting'],
  ...['outbox_oldest_seconds', 'outbox_given_up', 'changes_heard_age_seconds'],
  ...['searches_total', 'logins_refused_total', 'process_cpu_seconds_total'],
];

describe.each(engines)('/metrics with METRICS_TOKEN (%s)', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(engine, {
      metricsToken: token,
      publicUrl: 'https://loon.example',
      identity: { kind: 'none' },
      limits: { ...generousLimits, loginsPerAddress: { points: 1, seconds: 60 } },
    });
  });
  afterAll(() => app.close());

  const read = async (): Promise<string> => {
    const response = await app.send('GET', '/metrics', undefined, bearer);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return response.text();
  };
  const valueOf = (text: string, name: string): number | undefined => {
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length + 1));
  };
  /** The increase of a metric during `work`. */
  const growth = async (name: string, work: () => Promise<unknown>): Promise<number> => {
    const before = valueOf(await read(), name) ?? Number.NaN;
    await work();
    return (valueOf(await read(), name) ?? Number.NaN) - before;
  };

  it('returns every metric with its description', async () => {
    const text = await read();
    expect(names.filter((name) => !text.includes(`# HELP ${name} `))).toEqual([]);
    expect(valueOf(text, 'changes_heard_age_seconds')).toBeLessThan(5);
    expect(valueOf(text, 'database_writes_waiting')).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['no token', {}],
    ['another token', { authorization: 'Bearer a token for whoever watch' }],
    ['another scheme', { authorization: `Basic ${token}` }],
  ])('is 404 with %s, like any unknown path', async (_which, headers) => {
    const [asked, unknown] = await Promise.all(
      ['/metrics', '/nothing'].map((path) => app.send('GET', path, undefined, headers)),
    );
    expect(asked?.status).toBe(404);
    expect(asked?.headers.get('content-type')).toBe(unknown?.headers.get('content-type'));
  });

  it('distinguishes cached and rendered pages', async () => {
    const page = () => app.send('GET', '/privacy', undefined, { accept: 'text/html' });
    expect(await growth('page_cache_misses_total', page)).toBe(1);
    expect(await growth('page_cache_hits_total', page)).toBe(1);
    expect(await growth('page_cache_misses_total', page)).toBe(0);
    const feed = () => app.send('GET', '/feed.json');
    expect(await growth('page_cache_misses_total', feed)).toBe(1);
    expect(await growth('page_cache_hits_total', feed)).toBe(1);
  });

  it('serves a page from the cache to a made-up session cookie, but not to a signed one', async () => {
    const signed = `__Host-${await app.logIn()}`;
    const madeUp = `${signed.slice(0, -1)}${signed.endsWith('A') ? 'B' : 'A'}`;
    const pageWith = (cookie: string) => () =>
      app.send('GET', '/reflections/future-of-hta-submissions', undefined, {
        accept: 'text/html',
        cookie,
      });
    await pageWith('')();
    for (const cookie of [madeUp, '__Host-loon.sid=a', '__Host-loon.sid=%', 'other=1']) {
      expect(await growth('page_cache_hits_total', pageWith(cookie)), cookie).toBe(1);
    }
    expect(await growth('page_cache_hits_total', pageWith(signed))).toBe(0);
  });

  it('counts cached responses, searches, refused logins and queued messages', async () => {
    const search = () => app.graphql('{ searchPosts(query: "review") { relevanceScore } }');
    expect(await growth('searches_total', search)).toBe(1);
    expect(await growth('graphql_answers_kept_total', search)).toBe(1);
    const logIn = () => app.send('GET', '/api/login');
    expect(await growth('logins_refused_total', logIn)).toBe(0);
    expect(await growth('logins_refused_total', logIn)).toBe(1);
    const submit = () => app.send('POST', '/api/loon-demo-request', demoRequest);
    expect(await growth('outbox_waiting', submit)).toBe(1);
    expect(valueOf(await read(), 'outbox_oldest_seconds')).toBeGreaterThan(0);
  });

  it('measures requests by route, and made-up paths and methods add none', async () => {
    const series = async (): Promise<Set<string>> =>
      new Set(
        (await read())
          .split('\n')
          .filter((line) => line.startsWith('http_request_duration_seconds_count'))
          .map((line) => line.split('} ')[0] ?? ''),
      );
    await app.send('GET', '/nothing-at-all');
    await app.send('GET', '/reflections/future-of-hta-submissions');
    await app.send('PUT', '/api/blog/admin/posts/7', {});
    const before = await series();
    expect([...before].join('\n')).toContain(
      'route="/reflections/:slug",method="GET",status="200"',
    );
    for (let made = 0; made < 20; made += 1) {
      await app.send('GET', `/nothing-${String(made)}`);
      await app.send('GET', `/reflections/none-${String(made)}`);
      await app.send('GET', `/PRIVACY${'/'.repeat(made)}`);
      await app.send('PUT', `/api/blog/admin/posts/${String(made)}`, {});
    }
    expect(
      [...(await series())].filter((line) =>
        /\d{2,}"|none|nothing/.test(line.split('status')[0] ?? ''),
      ),
    ).toEqual([]);
    expect((await series()).size - before.size).toBeLessThan(6);
  });
});

it('/metrics is 404 without METRICS_TOKEN', async () => {
  const app = await startTestApp('sqlite');
  expect((await app.send('GET', '/metrics', undefined, bearer)).status).toBe(404);
  await app.close();
});
