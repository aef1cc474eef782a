import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { hourMs } from '../../../schema/durations.ts';

describe('pages of posts', () => {
  let app: BlogApp;
  /** How far the site's clock is ahead, in milliseconds. */
  let aheadMs = 0;
  beforeAll(async () => {
    app = await startBlogApp('sqlite', { now: () => new Date(Date.now() + aheadMs) });
  });
  afterAll(() => app.close());
  afterEach(() => {
    aheadMs = 0;
  });

  async function page(path: string, headers: Record<string, string> = {}) {
    const response = await app.send('GET', path, undefined, headers);
    return { status: response.status, headers: response.headers, html: await response.text() };
  }

  it('change immediately with a save, even if cached', async () => {
    const before = await page('/reflections');
    expect(before.status).toBe(200);
    expect(before.html).not.toContain('Fresh from the press');
    const post = await app.post({ title: 'Fresh from the press' });
    expect((await page('/reflections')).html).toContain('Fresh from the press');
    await app.put(post.id, { title: 'Second thoughts' });
    expect((await page(`/reflections/${post.slug}`)).html).toContain('Second thoughts');
    await app.send('DELETE', `/api/blog/admin/posts/${post.id}`, undefined, app.cookie);
    expect((await page('/reflections')).html).not.toContain('Second thoughts');
    expect((await page(`/reflections/${post.slug}`)).status).toBe(404);
  });

  it('return status 404 with the not-found page for unknown and unpublished slugs', async () => {
    const draft = await app.post({ title: 'Unfinished', published: false });
    for (const form of ['/blog', '/reflections']) {
      for (const slug of ['unknown', draft.slug]) {
        const { status, html } = await page(`${form}/${slug}`);
        expect(status).toBe(404);
        expect(html).toContain('404 Page Not Found');
        expect(html).not.toContain('Unfinished');
      }
    }
  });

  it('show a draft to administrators at its own URL, without caching', async () => {
    const draft = await app.post({ title: 'For my eyes', published: false });
    const shown = await page(`/reflections/${draft.slug}`, app.cookie);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.html).toContain('For my eyes');
    expect((await page(`/reflections/${draft.slug}`)).status).toBe(404);
  });

  it('expire in the cache with the next scheduled publication', async () => {
    const publishedAt = new Date(Date.now() + hourMs).toISOString();
    const post = await app.post({ title: 'Coming soon', publishedAt });
    expect((await page('/reflections')).html).not.toContain('Coming soon');
    expect((await page(`/reflections/${post.slug}`)).status).toBe(404);
    aheadMs = hourMs;
    expect((await page('/reflections')).html).toContain('Coming soon');
    expect((await page(`/reflections/${post.slug}`)).status).toBe(200);
  });

  it('escape the title `</script><script>…`', async () => {
    const post = await app.post({ title: '</script><script>alert(1)</script>' });
    const { html } = await page(`/reflections/${post.slug}`);
    expect(html).not.toContain('<script>alert(1)');
  });
});
