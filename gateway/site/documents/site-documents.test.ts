import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentWith, startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const origin = 'http://localhost:3000';

describe('documents for crawlers and feed readers', () => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp('sqlite');
    await app.post({
      title: 'Tom & <Jerry> "quoted" ]]>',
      content: `${contentWith()} [home](/#faq-section), [note](#s-x) and [away](https://x.example/a?b&c).\n\n## X\n\nMore.`,
      tags: ['R&D'],
      overrideReason: 'The note is in another text.',
      publishedAt: '2025-03-01T12:00:00Z',
    });
    await app.post({ title: 'Newer', publishedAt: '2025-04-01T12:00:00Z' });
  });
  afterAll(() => app.close());

  async function text(path: string, headers: Record<string, string> = {}): Promise<string> {
    const response = await app.send('GET', path, undefined, headers);
    expect(response.status).toBe(200);
    return response.text();
  }

  it.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/feed.json', 'application/feed+json; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/evidence.csv', 'text/csv; charset=utf-8'],
  ])('%s is served as %s, with an ETag that is revalidated with 304', async (path, type) => {
    const response = await app.send('GET', path);
    expect(response.headers.get('content-type')).toBe(type);
    const etag = response.headers.get('etag') ?? '';
    const again = await app.send('GET', path, undefined, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect((await app.send('HEAD', path)).status).toBe(200);
  });

  it('absolute URLs come from PUBLIC_URL, never from request headers', async () => {
    for (const path of ['/sitemap.xml', '/robots.txt', '/feed.xml', '/feed.json', '/llms.txt']) {
      const poisoned = await text(`${path}?x=1`, { 'x-forwarded-host': 'evil.test' });
      expect(poisoned).toContain(origin);
      expect(poisoned).not.toContain('evil.test');
      expect(poisoned).toBe(await text(path));
    }
  });

  it('the sitemap contains every public page, including tag pages, and the date of each post’s last change', async () => {
    const sitemap = await text('/sitemap.xml');
    const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(locations).toEqual([
      `${origin}/`,
      `${origin}/reflections`,
      `${origin}/ai-transparency`,
      `${origin}/security`,
      `${origin}/accessibility`,
      `${origin}/privacy`,
      `${origin}/terms`,
      `${origin}/reflections?tag=R%26D`,
      `${origin}/reflections/newer`,
      `${origin}/reflections/tom-and-jerry-quoted`,
    ]);
    expect(sitemap).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  it('robots.txt keeps crawlers out of the administration and names the sitemap', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain('Disallow: /blog-admin\n');
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  });

  it('security.txt says where to report a vulnerability, and never expires', async () => {
    let now = new Date('2026-03-01T10:00:00Z');
    const site = await startTestApp('sqlite', {
      now: () => now,
      publicUrl: 'https://www.loon.test',
    });
    try {
      const readText = async () => (await site.send('GET', '/.well-known/security.txt')).text();
      expect((await readText()).split('\n')).toEqual([
        '# Sample: the address is a placeholder.',
        'Contact: mailto:privacy@loon.example',
        'Expires: 2026-08-28T00:00:00Z',
        'Preferred-Languages: en',
        'Canonical: https://www.loon.test/.well-known/security.txt',
        'Policy: https://www.loon.test/security',
        '',
      ]);
      now = new Date('2026-09-01T10:00:00Z');
      expect(await readText()).toContain('Expires: 2027-02-28T00:00:00Z');
    } finally {
      await site.close();
    }
    expect(await text('/.well-known/security.txt')).not.toContain('Sample');
  });

  it('the Atom feed is well-formed, newest first, with full texts and absolute links', async () => {
    const feed = await text('/feed.xml');
    expect(feed.match(/<title>(.*?)<\/title>/g)?.slice(1)).toEqual([
      '<title>Newer</title>',
      '<title>Tom &amp; &lt;Jerry&gt; &quot;quoted&quot; ]]&gt;</title>',
    ]);
    expect(feed).toContain('<category term="R&amp;D"/>');
    expect(feed).toContain('<published>2025-03-01T12:00:00.000Z</published>');
    expect(feed).toContain(`href=&quot;${origin}/#faq-section&quot;`);
    expect(feed).toContain(`href=&quot;${origin}/reflections/tom-and-jerry-quoted#s-x&quot;`);
    expect(feed).toContain('href=&quot;https://x.example/a?b&amp;#x26;c&quot;');
    const tags = [...feed.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)];
    const open: string[] = [];
    for (const [, closing, name = '', empty] of tags) {
      if (closing === '/') expect(open.pop()).toBe(name);
      else if (empty !== '/') open.push(name);
    }
    expect(open).toEqual([]);
  });

  it('the JSON feed contains the members that version 1.1 requires', async () => {
    const feed: unknown = JSON.parse(await text('/feed.json'));
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${origin}/reflections`,
      feed_url: `${origin}/feed.json`,
      items: [
        { title: 'Newer', url: `${origin}/reflections/newer` },
        {
          id: `${origin}/reflections/tom-and-jerry-quoted`,
          date_published: '2025-03-01T12:00:00.000Z',
          authors: [{ name: 'Loon Team' }],
          tags: ['R&D'],
        },
      ],
    });
  });

  it('llms.txt lists the articles with their URLs', async () => {
    expect(await text('/llms.txt')).toContain(
      `- [Newer](${origin}/reflections/newer.md): A paragraph`,
    );
  });

  it('llms.txt has one summary line for each page', async () => {
    const [, pages = ''] = (await text('/llms.txt')).split('## Pages\n\n');
    const lines = (pages.split('\n\n')[0] ?? '').split('\n');
    const paths = lines.map((line) => /^- \[[^\]]+\]\(([^)]+)\): .{40,}$/.exec(line)?.[1]);
    expect(paths).toEqual(
      [
        ...['/', '/reflections', '/evidence', '/ai-transparency', '/security', '/accessibility'],
        ...['/privacy', '/terms'],
      ].map((path) => `${origin}${path}`),
    );
  });

  it('a save updates all documents immediately', async () => {
    await text('/feed.xml');
    const { id, slug } = await app.post({ title: 'Just now' });
    expect(await text('/feed.xml')).toContain('Just now');
    expect(await text('/sitemap.xml')).toContain(slug);
    await app.put(id, { published: false });
    expect(await text('/feed.xml')).not.toContain('Just now');
    expect(await text('/sitemap.xml')).not.toContain(slug);
  });
});
