import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueLimits } from '../../../schema/http-limits.ts';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { generousLimits } from '../../testing/generous-limits.ts';
import { placeholders } from '../../testing/test-app.ts';
import type { RenderInput } from './renderer.ts';

/** The rendered paths, in order. */
let rendered: string[] = [];
/** Renderings wait for this promise. */
let released: Promise<void> = Promise.resolve();

const watched = {
  ...placeholders,
  loadRenderer: async () => {
    const renderer = await placeholders.loadRenderer();
    const render = async (input: RenderInput) => {
      rendered.push(input.url.pathname + input.url.search);
      await released;
      return renderer.render(input);
    };
    return { ...renderer, render };
  },
};

const statuses = (answers: Response[]): number[] => answers.map(({ status }) => status);

describe('renderings that anonymous visitors cause', () => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp('sqlite', { web: watched });
    await app.post({ title: 'First', tags: ['HTA'] });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    rendered = [];
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    app.send('GET', path, undefined, headers);

  it.each([
    ['/Reflections', '/reflections'],
    ['/REFLECTIONS/First?utm=1', '/reflections/first?utm=1'],
    ['/%72eflections?q=a+b', '/reflections?q=a+b'],
    ['/Blog/first', '/blog/first'],
  ])('the variant %s has one permanent redirect, to %s', async (asked, location) => {
    const answer = await get(asked);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
    expect(rendered).toEqual([]);
  });

  it('meaningless parameters do not create separate pages', async () => {
    await get('/terms');
    await get('/terms?a=1');
    await get('/terms/?b');
    expect(rendered).toEqual(['/terms']);
  });

  it('unknown articles and paths share one rendering, with or without a session cookie', async () => {
    const paths = ['a', 'b', 'c%20d', 'E'.toLowerCase(), 'x'.repeat(300)].map((s) => `/blog/${s}`);
    const answers = [];
    for (const path of [...paths, '/nowhere', '/nothing/at/all', '/%2e%2e%2f']) {
      answers.push(await get(path), await get(path, { cookie: 'loon.sid=s%3Ax.y' }));
    }
    expect(new Set(statuses(answers))).toEqual(new Set([404]));
    expect(rendered.toSorted()).toEqual(['/*', '/blog/*']);
    expect(await answers[0]?.text()).not.toContain('/blog/a');
  });

  it('a document is rendered once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('/sitemap.xml?x=1')));
    expect(statuses(answers)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await get('/Sitemap.xml')).status).toBe(404);
  });

  it('requests beyond the queue get 503 with Retry-After, as an HTML page', async () => {
    let release: () => void = () => undefined;
    released = new Promise((resolve) => (release = resolve));
    const refused: Response[] = [];
    const asked = Array.from(
      { length: queueLimits.renderings.queuePerAddressMax + 6 },
      (_, index) =>
        get(`/reflections?q=burst${String(index)}`).then((answer) => {
          if (answer.status === 503) refused.push(answer);
          return answer;
        }),
    );
    // One is being rendered, and the queue is full.
    await expect.poll(() => [refused.length, rendered.length]).toEqual([5, 1]);
    release();
    const answers = await Promise.all(asked);
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(
      queueLimits.renderings.queuePerAddressMax + 1,
    );
    expect(refused[0]?.headers.get('retry-after')).toBe('2');
    expect(refused[0]?.headers.get('content-type')).toContain('text/html');
    expect(await refused[0]?.text()).toContain('<h1>The site is busy</h1>');
  });
});

describe('rendered pages, social cards and documents are limited by client address', () => {
  let app: BlogApp;
  beforeAll(async () => {
    const limits = { ...generousLimits, renderingsPerAddress: { points: 20, seconds: 60 } };
    app = await startBlogApp('sqlite', { limits, trustProxy: 1 });
  });
  afterAll(() => app.close());

  const get = (path: string, address: string, headers: Record<string, string> = {}) =>
    app.send('GET', path, undefined, { 'x-forwarded-for': address, ...headers });

  it.each([
    ['searches', (index: number) => `/reflections?q=${String(index)}`, {}],
    [
      'searches with a cookie',
      (index: number) => `/reflections?q=c${String(index)}`,
      { cookie: 'loon.sid=1' },
    ],
    ['unknown articles', (index: number) => `/blog/unknown-${String(index)}`, {}],
    ['unknown paths', (index: number) => `/assets/unknown-${String(index)}.js`, {}],
    ['cards', (index: number) => `/social/reflections/unknown-${String(index)}.png`, {}],
  ])(
    '%s: 429 with Retry-After, an HTML page; cached pages never count',
    async (what, path, headers) => {
      const address = `192.0.2.${String(what.length)}`;
      const other = `198.51.100.${String(what.length)}`;
      await get('/terms', other);
      const answers = [];
      for (let index = 0; index < 22; index += 1) {
        answers.push(await get(path(index), address, headers));
        expect((await get('/terms', address)).status).toBe(200);
      }
      expect(statuses(answers).slice(0, 20)).not.toContain(429);
      expect(statuses(answers).slice(20)).toEqual([429, 429]);
      expect(Number(answers[20]?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answers[20]?.headers.get('content-type')).toContain('text/html');
      expect((await get(path(99), other, headers)).status).not.toBe(429);
    },
  );

  it('the administrator’s own pages are counted as well', async () => {
    const draft = await app.post({ title: 'Unfinished', published: false });
    const answers = [];
    for (let index = 0; index < 21; index += 1) {
      answers.push(await get(`/blog/${draft.slug}`, '203.0.113.9', app.cookie));
    }
    expect(statuses(answers)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});
