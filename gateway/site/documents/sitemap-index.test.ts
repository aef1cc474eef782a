import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { insertManyPosts } from '../../testing/many-posts.ts';
import { engines } from '../../testing/test-database.ts';
import { sitemapLength } from './sitemap.ts';

const origin = 'http://localhost:3000';
const posts = sitemapLength + 120;

describe.each(engines)('the sitemap of a large blog, on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
    await insertManyPosts(
      app.database,
      posts,
      () => 'A short text.',
      () => ['R&D'],
    );
  });
  afterAll(() => app.close());

  async function locations(path: string): Promise<string[]> {
    const response = await app.send('GET', path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    expect(xml).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  }

  const pathOf = (url: string) => url.slice(origin.length);

  it('is an index of bounded parts that contain every public page exactly once', async () => {
    const index = await (await app.send('GET', '/sitemap.xml')).text();
    expect(index).toMatch(/^<\?xml [^>]+>\n<sitemapindex /);
    const parts = await locations('/sitemap.xml');
    expect(parts).toEqual(
      ['pages-1', 'posts-1', 'posts-2'].map((part) => `${origin}/sitemap-${part}.xml`),
    );
    const listed: string[] = [];
    for (const part of parts) {
      const urls = await locations(pathOf(part));
      expect(urls.length).toBeLessThanOrEqual(sitemapLength);
      listed.push(...urls);
    }
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.slice(0, 8).map(pathOf)).toEqual([
      '/',
      '/reflections',
      '/ai-transparency',
      '/security',
      '/accessibility',
      '/privacy',
      '/terms',
      '/reflections?tag=R%26D',
    ]);
    expect(listed).toHaveLength(8 + posts);
    expect(listed).toContain(`${origin}/reflections/sample-0`);
  });

  it('each part is cached, and answers 304 to a client that has it', async () => {
    for (const path of ['/sitemap.xml', '/sitemap-pages-1.xml', '/sitemap-posts-2.xml']) {
      await locations(path);
      const etag = (await app.send('GET', path)).headers.get('etag') ?? '';
      const again = await app.send('GET', path, undefined, { 'if-none-match': etag });
      expect(again.status, path).toBe(304);
    }
  });

  it('a new post is added to the last part and changes no other part', async () => {
    const first = await locations('/sitemap-posts-1.xml');
    const { slug } = await app.post({ title: 'Just now' });
    expect(await locations('/sitemap-posts-1.xml')).toEqual(first);
    expect((await locations('/sitemap-posts-2.xml')).at(-1)).toBe(`${origin}/reflections/${slug}`);
  });

  it.each(['/sitemap-posts-9.xml', '/sitemap-pages-2.xml', '/sitemap-posts-0.xml'])(
    '%s is not a part of the sitemap: 404',
    async (path) => {
      expect((await app.send('GET', path)).status).toBe(404);
    },
  );
});
