import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contentWith, startBlogApp, type BlogApp, type RestPost } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';
import { hourMs } from '../../../schema/durations.ts';

const word = 'Xylophone';
const documents = ['/feed.xml', '/feed.json', '/sitemap.xml', '/llms.txt', '/llms-full.txt'];

describe.each(engines)('visibility of posts on %s', (engine) => {
  let app: BlogApp;
  /** How far the site's clock is ahead, in milliseconds. */
  let aheadMs = 0;
  beforeAll(async () => {
    app = await startBlogApp(engine, { now: () => new Date(Date.now() + aheadMs) });
  });
  afterAll(() => app.close());
  afterEach(() => {
    aheadMs = 0;
  });

  /** Every place where an anonymous visitor could find a post, and whether it is there. */
  async function placesOf(post: RestPost, tag: string): Promise<Record<string, boolean>> {
    const witness = await app.post({ tags: [tag], publishedAt: '2020-01-01T12:00:00Z' });
    const asked = await app.read<Record<string, unknown>>(`{
      post(slug: "${post.slug}") { title }
      posts(first: 100) { edges { node { title } } }
      tagged: posts(first: 100, tag: "${tag}") { edges { node { title } } }
      tags { name }
      searchPosts(query: "${post.title}", first: 100) { snippets post { title } }
      searchPostCount(query: "${post.title}")
      relatedPosts(slug: "${witness.slug}", count: 10) { title }
      ofIt: relatedPosts(slug: "${post.slug}", count: 10) { title }
    }`);
    await app.send('DELETE', `/api/blog/admin/posts/${witness.id}`, undefined, app.cookie);
    const places: Record<string, boolean> = {
      post: asked['post'] !== null,
      related: JSON.stringify(asked['relatedPosts']).includes(post.title),
      relatedToIt: JSON.stringify(asked['ofIt']) !== '[]',
      posts: JSON.stringify(asked['posts']).includes(post.title),
      tag: JSON.stringify(asked['tagged']).includes(post.title),
      searchPosts: JSON.stringify(asked['searchPosts']) !== '[]',
      searchPostCount: asked['searchPostCount'] !== 0,
    };
    for (const path of documents) {
      const text = await (await app.send('GET', path)).text();
      places[path] = text.includes(post.slug) || text.includes(post.title);
    }
    return places;
  }

  it('a published post is visible in every public place', async () => {
    const post = await app.post({ title: `${word} public`, tags: ['Public tag'] });
    expect(new Set(Object.values(await placesOf(post, 'Public tag')))).toEqual(new Set([true]));
  });

  it('a draft is not visible anywhere: slug, feeds, sitemap, search, related, GraphQL', async () => {
    const title = `${word}draft`;
    const draft = await app.post({ title, published: false, tags: ['Draft tag'] });
    expect(new Set(Object.values(await placesOf(draft, 'Draft tag')))).toEqual(new Set([false]));
  });

  it('a draft that was published before is not visible anywhere', async () => {
    const post = await app.post({ title: `${word}once`, tags: ['Once tag'] });
    await app.put(post.id, { published: false });
    expect(new Set(Object.values(await placesOf(post, 'Once tag')))).toEqual(new Set([false]));
  });

  it('a deleted post is not visible anywhere, not even for an administrator', async () => {
    const post = await app.post({ title: `${word}gone`, tags: ['Gone tag'] });
    await app.send('DELETE', `/api/blog/admin/posts/${post.id}`, undefined, app.cookie);
    expect(new Set(Object.values(await placesOf(post, 'Gone tag')))).toEqual(new Set([false]));
    expect(
      await app.read(
        `{ post(slug: "${post.slug}") { id } adminPosts(filter: { search: "${post.slug}" }) { totalCount } }`,
        'administrator',
      ),
    ).toEqual({ post: null, adminPosts: { totalCount: 0 } });
    expect((await app.put(post.id, { title: 'Back' })).status).toBe(404);
  });

  it('a post with `published: true` and a future `publishedAt` is not visible anywhere until then, when it counts as changed', async () => {
    const publishedAt = new Date(Date.now() + hourMs).toISOString();
    const post = await app.post({ title: `${word}soon`, publishedAt, tags: ['Soon tag'] });
    expect(new Set(Object.values(await placesOf(post, 'Soon tag')))).toEqual(new Set([false]));
    aheadMs = hourMs;
    expect(new Set(Object.values(await placesOf(post, 'Soon tag')))).toEqual(new Set([true]));
    const text = async (path: string) => (await app.send('GET', path)).text();
    const element = (name: string) => `<${name}>${publishedAt}</${name}>`;
    expect(await text('/sitemap.xml')).toContain(`${post.slug}</loc>${element('lastmod')}`);
    const feed = await text('/feed.xml');
    expect(feed).toContain(`${element('published')}\n${element('updated')}`);
    expect(feed.indexOf(element('updated'))).toBeLessThan(feed.indexOf('<entry>'));
    expect(await text('/feed.json')).toContain(`"date_modified":"${publishedAt}"`);
  });

  it('a draft is visible to an administrator at its own slug', async () => {
    const draft = await app.post({ title: `${word} mine`, published: false });
    expect(
      await app.read(
        `{ post(slug: "${draft.slug}") { title published featured contentHtml } }`,
        'administrator',
      ),
    ).toEqual({
      post: {
        title: draft.title,
        published: false,
        featured: false,
        contentHtml: `<p>${contentWith().trim()}</p>`,
      },
    });
  });

  it('the featured posts are the newest 3 published ones, regardless of drafts and future dates', async () => {
    const now = Date.now();
    const dates = [1, 2, 3].map((n) => new Date(now - n).toISOString());
    for (const publishedAt of dates) await app.post({ publishedAt, title: 'Newest' });
    await app.post({ published: false, publishedAt: new Date().toISOString() });
    await app.post({ publishedAt: new Date(Date.now() + 3_600_000).toISOString() });
    const { posts } = await app.read<{
      posts: { edges: { node: { publishedAt: string; featured: boolean } }[] };
    }>('{ posts(first: 100) { edges { node { publishedAt featured } } } }');
    const featured = posts.edges.filter(({ node }) => node.featured);
    expect(featured.map(({ node }) => node.publishedAt)).toEqual(dates);
  });
});
