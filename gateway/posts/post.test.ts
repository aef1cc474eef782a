import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeCursor } from '../database/page.ts';
import { contentWith, startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import { statementsOf } from '../testing/statements-of.ts';

interface Connection {
  edges: { cursor: string; node: { slug: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
  totalCount: number;
}

/** A cursor before every list: a time so long ago that neither engine supports it. */
const beforeAllTime = encodeCursor('-999999999999999.01890000-0000-7000-8000-000000000000');

const day = (n: number): string => `2025-03-${String(n).padStart(2, '0')}T12:00:00Z`;

describe.each(engines)('reading the blog on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
    for (let n = 1; n <= 7; n += 1) {
      await app.post({
        title: `Article ${String(n)}`,
        publishedAt: day(n),
        tags: n % 2 === 0 ? ['HTA', 'HEOR'] : ['Market access'],
        faqs: [{ question: `Question ${String(n)}?`, answer: 'An answer.' }],
      });
    }
  });
  afterAll(() => app.close());

  async function slugs(query: string): Promise<string[]> {
    const { posts } = await app.read<{ posts: Connection }>(query);
    return posts.edges.map(({ node }) => node.slug);
  }

  it('returns posts in Relay-style cursor pages, newest first, each post once', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const cursor: string = after === null ? '' : `, after: "${after}"`;
      const { posts }: { posts: Connection } = await app.read(
        `{ posts(first: 3${cursor}) { totalCount edges { cursor node { slug } }
           pageInfo { hasNextPage hasPreviousPage endCursor } } }`,
      );
      expect(posts.totalCount).toBe(7);
      expect(posts.pageInfo.hasPreviousPage).toBe(after !== null);
      seen.push(...posts.edges.map(({ node }) => node.slug));
      if (!posts.pageInfo.hasNextPage) {
        break;
      }
      after = posts.pageInfo.endCursor;
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `article-${String(n)}`));
  });

  it('returns stable pages during inserts, without duplicates or gaps', async () => {
    const { posts } = await app.read<{ posts: Connection }>(
      '{ posts(first: 2) { pageInfo { endCursor } edges { cursor node { slug } } } }',
    );
    const inserted = await app.post({ title: 'Just in', publishedAt: day(30) });
    const next = await slugs(
      `{ posts(first: 2, after: "${posts.pageInfo.endCursor ?? ''}") { edges { node { slug } } } }`,
    );
    expect(next).toEqual(['article-5', 'article-4']);
    await app.send('DELETE', `/api/blog/admin/posts/${inserted.id}`, undefined, app.cookie);
  });

  it('returns posts with the same date on exactly one page each', async () => {
    const created = await Promise.all([
      app.post({ title: 'Same', publishedAt: day(20) }),
      app.post({ title: 'Same', publishedAt: day(20) }),
      app.post({ title: 'Same', publishedAt: day(20) }),
    ]);
    const first = await app.read<{ posts: Connection }>(
      '{ posts(first: 1) { pageInfo { endCursor } edges { cursor node { slug } } } }',
    );
    const rest = await slugs(
      `{ posts(first: 3, after: "${first.posts.pageInfo.endCursor ?? ''}") { edges { node { slug } } } }`,
    );
    const all = [first.posts.edges[0]?.node.slug, ...rest.slice(0, 2)];
    expect(all.sort()).toEqual(created.map(({ slug }) => slug).sort());
    for (const { id } of created) {
      await app.send('DELETE', `/api/blog/admin/posts/${id}`, undefined, app.cookie);
    }
  });

  it('filters by case-insensitive tags, with their numbers of posts', async () => {
    expect(await slugs('{ posts(tag: "hta") { edges { node { slug } } } }')).toEqual([
      'article-6',
      'article-4',
      'article-2',
    ]);
    const { posts } = await app.read<{ posts: Connection }>(
      '{ posts(tag: "market access", first: 1) { totalCount } }',
    );
    expect(posts.totalCount).toBe(4);
    expect(await app.read('{ tags { name postCount } }')).toEqual({
      tags: [
        { name: 'Market access', postCount: 4 },
        { name: 'HEOR', postCount: 3 },
        { name: 'HTA', postCount: 3 },
      ],
    });
    expect(await slugs('{ posts(tag: "no such tag") { edges { node { slug } } } }')).toEqual([]);
  });

  it('flags the newest 3 as featured', async () => {
    const { posts } = await app.read<{ posts: { edges: { node: { featured: boolean } }[] } }>(
      '{ posts(first: 10) { edges { node { featured } } } }',
    );
    const flags = posts.edges.map(({ node }) => node.featured);
    expect(flags).toEqual([true, true, true, false, false, false, false]);
  });

  it('returns related articles by number of shared tags, filled up with others', async () => {
    const related = async (slug: string, count?: number) => {
      const argument = count === undefined ? '' : `, count: ${String(count)}`;
      const { relatedPosts } = await app.read<{ relatedPosts: { slug: string }[] }>(
        `{ relatedPosts(slug: "${slug}"${argument}) { slug } }`,
      );
      return relatedPosts.map((post) => post.slug);
    };
    expect(await related('article-2')).toEqual(['article-6', 'article-4']);
    expect(await related('article-2', 4)).toEqual([
      'article-6',
      'article-4',
      'article-7',
      'article-5',
    ]);
    expect(await related('article-7', 10)).toHaveLength(6);
    const { id } = await app.post({
      title: 'Older and closer',
      publishedAt: day(1),
      tags: ['Pricing', 'heor', 'hta'],
    });
    const asked = await app.post({
      title: 'Asked',
      publishedAt: day(1),
      tags: ['HTA', 'HEOR', 'Pricing'],
    });
    expect(await related('asked', 3)).toEqual(['older-and-closer', 'article-6', 'article-4']);
    for (const post of [id, asked.id]) {
      await app.send('DELETE', `/api/blog/admin/posts/${post}`, undefined, app.cookie);
    }
    expect(await related('unknown')).toEqual([]);
  });

  it('returns null, not an error, for an unknown slug', async () => {
    for (const slug of ['unknown', '', 'x'.repeat(5_000), '\\u0000', '../etc', 'Ä']) {
      expect(await app.read(`{ post(slug: "${slug}") { id } }`)).toEqual({ post: null });
    }
  });

  it.each([
    ['posts', '{ posts(first: 0) { totalCount } }', '"first" must be from 1 to 100.'],
    ['posts', '{ posts(first: 101) { totalCount } }', '"first" must be from 1 to 100.'],
    ['posts', '{ posts(after: "bm9uc2Vuc2U") { totalCount } }', 'The cursor is not valid.'],
    ['posts', `{ posts(after: "${beforeAllTime}") { totalCount } }`, 'The cursor is not valid.'],
    [
      'relatedPosts',
      '{ relatedPosts(slug: "article-1", count: 11) { id } }',
      '"count" must be from 1 to 10.',
    ],
    ['searchPosts', '{ searchPosts(query: "x", first: 101) { relevanceScore } }', '"first" must'],
    [
      'searchPostCount',
      `{ searchPostCount(query: "${'x'.repeat(201)}") }`,
      'A search may have at most 200 characters.',
    ],
  ])('%s refuses values out of range with a clear error', async (_name, query, message) => {
    const { errors } = await app.graphql(query);
    expect(errors[0]?.message).toContain(message);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['{ posts(first: 7) { edges { node { slug title tags readTime } } } }', 1],
    ['{ posts(first: 7) { totalCount edges { node { slug featured } } } }', 2],
    ['{ posts(first: 7) { edges { node { content contentHtml faqs { id } featured } } } }', 2],
    ['{ post(slug: "article-2") { contentHtml faqs { question } featured } }', 2],
    ['{ relatedPosts(slug: "article-2") { title excerpt tags } }', 2],
    ['{ searchPosts(query: "evidence") { post { title contentHtml } } }', 2],
    ['{ tags { name postCount } }', 1],
  ])('avoids N+1 queries: %s needs %d statements', async (query, expected) => {
    // What is cached until something changes: the search index and the featured posts.
    await app.read('{ searchPostCount(query: "built") posts { edges { node { featured } } } }');
    const statements = await statementsOf(app.database.reader, () =>
      app.read(`${query} # ${engine}`),
    );
    expect(statements).toHaveLength(expected);
  });

  it('returns a reading time of words / 200, rounded up', async () => {
    const words = (n: number) => Array.from({ length: n }, () => 'word').join(' ');
    for (const [count, minutes] of [
      [200, 1],
      [201, 2],
      [1_400, 7],
      [1_401, 8],
    ] as const) {
      const { slug } = await app.post({ content: words(count), publishedAt: day(1) });
      const answer = await app.read(`{ post(slug: "${slug}") { readTime } }`);
      expect(answer).toEqual({ post: { readTime: minutes } });
    }
  });

  it('finds posts by their current texts', async () => {
    const { id } = await app.post({ title: 'Quokkas', content: contentWith('marsupials') });
    const count = async (query: string) =>
      (await app.read<{ searchPostCount: number }>(`{ searchPostCount(query: "${query}") }`))
        .searchPostCount;
    expect(await count('quokkas')).toBe(1);
    expect(
      await app.read(
        '{ searchPosts(query: "Marsupials!") { relevanceScore matchedFields snippets post { title } } }',
      ),
    ).toEqual({
      searchPosts: [
        {
          relevanceScore: 7,
          matchedFields: ['excerpt', 'content'],
          snippets: [expect.stringContaining('marsupials')],
          post: { title: 'Quokkas' },
        },
      ],
    });
    await app.put(id, { title: 'Wombats' });
    expect([await count('quokkas'), await count('wombats')]).toEqual([0, 1]);
    await app.send('DELETE', `/api/blog/admin/posts/${id}`, undefined, app.cookie);
    expect(await count('wombats')).toBe(0);
  });
});
