import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentWith, startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';

const origin = 'http://localhost:3000';
const markdown = { accept: 'text/markdown' };
const browser = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
};

describe.each(engines)('articles as Markdown on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.send(method, path, undefined, headers);
  const textOf = async (path: string, headers?: Record<string, string>) =>
    (await get(path, headers)).text();

  it('have the title, dates, tags, description, text, FAQs and absolute URLs at /reflections/{slug}.md', async () => {
    const { slug, updatedAt } = await app.post({
      title: 'Tom & "Jerry" *quoted*',
      subtitle: 'A line below',
      metaDescription: 'What it is about',
      content: `${contentWith()} [home](/#faq-section) and [below](#s-more).\n\n![A duck](/uploads/duck.webp)\n\n## More`,
      overrideReason: 'The duck was never uploaded.',
      tags: ['R&D', 'HTA'],
      faqs: [{ question: 'Why?', answer: 'Because of [this](/privacy).' }],
      publishedAt: '2025-03-01T12:00:00Z',
    });
    const response = await get(`/reflections/${slug}.md`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('link')).toBe(`<${origin}/reflections/${slug}>; rel="canonical"`);
    const text = await response.text();
    expect(text.split('\n').slice(0, 14)).toEqual([
      '---',
      'title: "Tom & \\"Jerry\\" *quoted*"',
      'description: "What it is about"',
      `url: "${origin}/reflections/${slug}"`,
      'author: "Loon Team"',
      'published: 2025-03-01',
      `updated: ${updatedAt.slice(0, 10)}`,
      'tags: ["R&D","HTA"]',
      'aiDisclosure: human-only',
      '---',
      '',
      '# Tom & "Jerry" \\*quoted\\*',
      '',
      'A line below',
    ]);
    expect(text).toContain(`[home](${origin}/#faq-section)`);
    expect(text).toContain(`[below](${origin}/reflections/${slug}#s-more)`);
    expect(text).toContain(`![A duck](${origin}/uploads/duck.webp)`);
    expect(text).toContain('\n## More\n');
    expect(text).toContain(
      `\n## Frequently asked questions\n\n### Why?\n\nBecause of [this](${origin}/privacy).\n`,
    );
  });

  it('have references as a numbered list with links, authors, reviewer, revision date and note', async () => {
    const { slug } = await app.post({
      title: 'Well founded',
      references: [
        { text: 'Page MJ, et al. <PRISMA> 2020.', doi: '10.1136/bmj.n71' },
        { text: 'NICE', url: 'https://www.nice.org.uk/corporate/ecd11?a=1&b=2' },
        { text: 'A handbook on the shelf.' },
      ],
      authors: [{ name: 'Élodie Bertrand' }, { name: 'Ada Byron' }],
      reviewer: { member: 'rohan-mehta' },
      revisedAt: '2026-11-22',
      revisionNote: 'Sources & dates added.',
      faqs: [{ question: 'Why?', answer: 'Because.' }],
    });
    const text = await textOf(`/reflections/${slug}.md`);
    expect(text.split('\n').slice(4, 10)).toEqual([
      'author: "Élodie Bertrand, Ada Byron"',
      'reviewer: "Rohan Mehta"',
      expect.stringMatching(/^published: /),
      expect.stringMatching(/^updated: /),
      'revised: 2026-11-22',
      'tags: []',
    ]);
    const [, ending = ''] = text.split('\n## References\n\n');
    const { teamMembers } = await app.read<{ teamMembers: { name: string; role: string }[] }>(
      '{ teamMembers { name role } }',
    );
    const inTeam = (name: string) =>
      `${name} (${String(teamMembers.find((member) => member.name === name)?.role)})`;
    expect(ending.split('\n')).toEqual([
      '1. Page MJ, et al. \\<PRISMA> 2020. <https://doi.org/10.1136/bmj.n71>',
      '2. NICE <https://www.nice.org.uk/corporate/ecd11?a=1&b=2>',
      '3. A handbook on the shelf.',
      '',
      '## About this article',
      '',
      `- Written by ${inTeam('Élodie Bertrand')}, Ada Byron`,
      `- Reviewed by ${inTeam('Rohan Mehta')}`,
      '- Updated on 2026-11-22: Sources & dates added.',
      '',
      '## Frequently asked questions',
      ...['', '### Why?', '', 'Because.', ''],
    ]);
    expect(await textOf('/llms-full.txt')).toContain(ending);
  });

  it('have no such headings without references and credits', async () => {
    const { slug } = await app.post();
    expect(await textOf(`/reflections/${slug}.md`)).not.toMatch(/References|About this article/);
  });

  it('are served at the article’s URL with Accept: text/markdown, cached or not; browsers receive HTML', async () => {
    const { slug } = await app.post();
    const page = `/reflections/${slug}`;
    const markdownText = await textOf(`${page}.md`);
    for (const path of [page, `/blog/${slug}`]) {
      // The first request, a cached one, and one of the administrator, whose cookie bypasses the
      // cache.
      for (const cookie of [{}, {}, app.cookie]) {
        const html = await get(path, browser);
        expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(html.headers.get('vary')).toBe('Accept, Accept-Encoding');
        const response = await get(path, { ...markdown, ...cookie });
        expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
        expect(response.headers.get('content-location')).toBe(`${page}.md`);
        expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
        expect(await response.text()).toBe(markdownText);
      }
    }
    expect((await get('/reflections', browser)).headers.get('vary')).toBe('Accept-Encoding');
    expect((await get('/reflections', markdown)).headers.get('content-type')).toContain('html');
  });

  it('support HEAD, ETag and 304', async () => {
    const { slug } = await app.post();
    for (const [path, headers] of [
      [`/reflections/${slug}.md`, {}],
      [`/reflections/${slug}`, markdown],
    ] as const) {
      const head = await get(path, headers, 'HEAD');
      expect([head.status, await head.text()]).toEqual([200, '']);
      const etag = head.headers.get('etag') ?? '';
      expect((await get(path, { ...headers, 'if-none-match': etag })).status).toBe(304);
      // The page has a different ETag.
      const html = await get(`/reflections/${slug}`, { ...browser, 'if-none-match': etag });
      expect(html.status).toBe(200);
    }
  });

  it('are 404 for drafts and scheduled, deleted and unknown posts, even for an administrator', async () => {
    const draft = await app.post({ published: false });
    const scheduled = await app.post({ publishedAt: '2099-01-01T12:00:00Z' });
    const deleted = await app.post();
    expect((await get(`/reflections/${deleted.slug}.md`)).status).toBe(200);
    await app.send('DELETE', `/api/blog/admin/posts/${deleted.id}`, undefined, app.cookie);
    for (const slug of [draft.slug, scheduled.slug, deleted.slug, 'nowhere', '..%2fx']) {
      for (const headers of [{}, app.cookie]) {
        const response = await get(`/reflections/${slug}.md`, headers);
        expect(response.status).toBe(404);
        expect(await response.text()).not.toContain('Evidence needs time');
      }
    }
    expect((await get(`/reflections/${draft.slug}`, markdown)).status).toBe(404);
  });

  it('have one canonical URL each, and a 301 redirect for previous slugs', async () => {
    const { id, slug } = await app.post({ title: 'Before the move' });
    await app.change(id, { slug: 'after-the-move' });
    const linkHeader = async (path: string, headers = {}) => {
      const response = await app.send('GET', path, undefined, headers);
      return [response.status, response.headers.get('location')];
    };
    const moved = [301, '/reflections/after-the-move.md'];
    expect(await linkHeader(`/reflections/${slug}.md`)).toEqual(moved);
    expect(await linkHeader(`/blog/${slug}.md`)).toEqual(moved);
    expect(await linkHeader('/blog/after-the-move.md')).toEqual(moved);
    expect(await linkHeader('/Reflections/After-The-Move.MD')).toEqual(moved);
    expect(await linkHeader(`/reflections/${slug}`, markdown)).toEqual([
      301,
      '/reflections/after-the-move',
    ]);
  });

  it('are all in /llms-full.txt, newest first, as soon as they are public', async () => {
    const { id, slug } = await app.post({ title: 'Public at once' });
    const newer = await app.post({ title: 'Newest of all', publishedAt: '2026-01-01T12:00:00Z' });
    const full = await textOf('/llms-full.txt');
    expect(full).toContain(await textOf(`/reflections/${slug}.md`));
    expect(full.match(/^# .*/gm)?.[0]).toBe('# Loon');
    const llms = await textOf('/llms.txt');
    expect(llms).toContain(`- [Newest of all](${origin}/reflections/${newer.slug}.md): `);
    await app.change(id, { title: 'Changed at once', content: `${contentWith()} New words.` });
    for (const path of ['/llms-full.txt', '/llms.txt', `/reflections/${slug}.md`]) {
      expect(await textOf(path)).toContain('Changed at once');
    }
    expect(await textOf('/llms-full.txt')).toContain('New words.');
    await app.change(id, { published: false });
    expect(await textOf('/llms-full.txt')).not.toContain('Changed at once');
    expect((await get(`/reflections/${slug}.md`)).status).toBe(404);
  });

  it('are left out of /llms-full.txt beyond a size limit, with a note', async () => {
    // Code is parsed faster than as many words of text.
    const content = `${contentWith()}\n\n\`\`\`\n${'Many words of evidence.\n'.repeat(8_000)}\`\`\``;
    for (let count = 0; count < 6; count += 1) await app.post({ title: 'Long', content });
    const response = await get('/llms-full.txt');
    const text = await response.text();
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024 + 1_000);
    expect(text).toContain(`There are more articles: see ${origin}/sitemap.xml`);
  });
});
