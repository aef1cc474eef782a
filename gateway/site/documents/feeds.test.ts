import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aiDisclosures } from '../../../schema/ai-disclosure.ts';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** JSON Feed 1.1: the required members, and of the optional ones and extensions only those we use. */
const author = z.strictObject({ name: z.string().min(1), url: z.url().optional() });
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string().min(1),
  language: z.literal('en'),
  authors: z.array(author).min(1),
  items: z.array(
    z.strictObject({
      id: z.url(),
      url: z.url(),
      title: z.string().min(1),
      summary: z.string().min(1),
      content_html: z.string().min(1),
      date_published: z.string().regex(moment),
      date_modified: z.string().regex(moment),
      authors: z.array(author).min(1),
      tags: z.array(z.string().min(1)),
      _ai_disclosure: z.enum(aiDisclosures),
    }),
  ),
});

/** The texts of an element's direct children with a given name. */
function texts(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, text = '']) => text,
  );
}

describe('/feed.xml and /feed.json are valid', () => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp('sqlite');
    await app.post({ title: 'A & B < C', tags: ['R&D', 'HTA'], author: 'Ada "Byron"' });
    await app.post({ title: 'Control \u0007 and emoji 🦆', tags: [] });
  });
  afterAll(() => app.close());

  const read = async (path: string) => (await app.send('GET', path)).text();

  it('JSON Feed 1.1 has the required members, absolute URLs and RFC 3339 dates', async () => {
    const feed = jsonFeed.parse(JSON.parse(await read('/feed.json')));
    expect(feed.items).toHaveLength(2);
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(2);
  });

  it('the Atom feed (RFC 4287) has one id, title and date for the feed and for each entry', async () => {
    const xml = await read('/feed.xml');
    const [head = '', ...entries] = xml.split('<entry>');
    expect(entries).toHaveLength(2);
    for (const part of [head, ...entries]) {
      for (const name of ['id', 'title', 'updated']) {
        expect(texts(part, name), name).toEqual([expect.stringMatching(/\S/)]);
      }
      expect(texts(part, 'updated')[0]).toMatch(moment);
      expect(URL.canParse(texts(part, 'id')[0] ?? '')).toBe(true);
      expect(texts(part, 'name')).toHaveLength(1);
    }
    expect(head).toMatch(/<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
    expect(head.match(/<link rel="self"/g)).toHaveLength(1);
    for (const entry of entries) {
      expect(entry.match(/<link rel="alternate"[^>]* href="https?:[^"]+"\/>/g)).toHaveLength(1);
      expect(entry).toMatch(/<content type="html">[^<]+<\/content>/);
      expect(texts(entry, 'published')[0]).toMatch(moment);
    }
    const stamps = entries.map((entry) => Date.parse(texts(entry, 'updated')[0] ?? ''));
    expect(Date.parse(texts(head, 'updated')[0] ?? '')).toBe(Math.max(...stamps));
  });

  it('neither feed contains characters or entities that XML does not allow', async () => {
    const xml = await read('/feed.xml');
    expect(xml).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uD800-\uDFFF\uE000-\uFFFD]/);
    expect(xml.replace(/&(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/gi, '')).not.toContain('&');
  });
});
