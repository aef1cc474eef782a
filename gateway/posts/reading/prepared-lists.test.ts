import { SelectQueryBuilder } from 'typeorm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';
import { PostService } from './post.service.ts';

describe.each(engines)('SQL statements of the blog (%s)', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());
  afterEach(() => vi.restoreAllMocks());

  /** Requests all data of lists and articles, each time with different values. */
  async function ask(slug: string, tag: string, turn: number) {
    const { data, errors } = await app.graphql(`# ${String(turn)}
      { posts(first: 1) { edges { node { slug tags } cursor } }
        tagged: posts(first: 1, tag: "${tag}") { edges { node { slug title featured } } }
        post(slug: "${slug}") { slug content readTime publishedAt createdAt published }
        relatedPosts(slug: "${slug}") { slug } }`);
    expect(errors).toEqual([]);
    return data as {
      posts: { edges: { node: { slug: string; tags: string[] }; cursor: string }[] };
      tagged: { edges: { node: { slug: string } }[] };
      post: { slug: string; content: string };
      relatedPosts: { slug: string }[];
    };
  }

  it('are built once and give correct results with other values', async () => {
    const one = await app.post({ title: 'One of them', tags: ['Evidence', 'Cost'] });
    const other = await app.post({ title: 'Another one', tags: ['Cost', 'Evidence'] });
    await ask(one.slug, 'Cost', 1);
    const build = vi.spyOn(SelectQueryBuilder.prototype, 'getQuery');
    const answer = await ask(other.slug, 'evidence', 2);
    // Background work uses other tables.
    const rebuilt = build.mock.contexts.filter(
      (built) =>
        built instanceof SelectQueryBuilder && ['post', 'body', 'tag'].includes(built.alias),
    );
    expect(rebuilt).toEqual([]);
    expect(answer.posts.edges[0]?.node).toEqual({ slug: other.slug, tags: ['Cost', 'Evidence'] });
    expect(answer.tagged.edges[0]?.node.slug).toBe(other.slug);
    expect(answer.post).toMatchObject({ slug: other.slug, published: true });
    expect(answer.post.content.length).toBeGreaterThan(0);
    expect(answer.relatedPosts[0]).toEqual({ slug: one.slug });
  });

  it('read a post once for the page of an article', async () => {
    const { slug, title } = await app.post({ tags: ['Evidence'] });
    const read = vi.spyOn(PostService.prototype, 'bySlug');
    expect(await (await app.send('GET', `/reflections/${slug}`)).text()).toContain(title);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
