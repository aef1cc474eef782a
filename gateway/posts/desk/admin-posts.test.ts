import { IsNull } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentWith, startBlogApp, type BlogApp, type RestPost } from '../../testing/blog-app.ts';
import { insertManyPosts } from '../../testing/many-posts.ts';
import { engines } from '../../testing/test-database.ts';
import { Post } from '../entities/post.entity.ts';

describe.each(engines)('the administrator’s lists of posts on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  describe('lists', () => {
    it('contain only published posts, or all with includeUnpublished=true, at GET /api/blog/admin/posts', async () => {
      const draft = await app.post({ published: false, title: 'Only a draft' });
      await insertManyPosts(app.database, 230, () => contentWith('one of many'));
      const list = async (query: string) => {
        const path = `/api/blog/admin/posts${query}`;
        const response = await app.send('GET', path, undefined, app.cookie);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toMatch(/^application\/json/);
        return (await response.json()) as RestPost[];
      };
      const all = await list('?includeUnpublished=true');
      expect(all.find(({ id }) => id === draft.id)).toEqual(draft);
      expect(all).toHaveLength(await app.database.reader.countBy(Post, { deletedAt: IsNull() }));
      const published = await list('');
      expect(published.every((post) => post.published)).toBe(true);
      expect(published.length).toBe(all.filter((post) => post.published).length);
      expect(await list('?includeUnpublished=false')).toHaveLength(published.length);
    });

    it('are a connection with `first`, `after` and a `filter` input as adminPosts', async () => {
      await app.post({ title: 'Filter me', published: false, tags: ['Sørensen 100%'] });
      const soon = new Date(Date.now() + 3_600_000).toISOString();
      await app.post({ title: 'Filter me too', publishedAt: soon });
      await app.post({ title: 'Filter me as well' });
      const titles = async (filter: string) => {
        const { adminPosts } = await app.read<{
          adminPosts: { totalCount: number; edges: { node: { title: string } }[] };
        }>(
          `{ adminPosts(first: 50, filter: ${filter}) { totalCount edges { node { title } } } }`,
          'administrator',
        );
        expect(adminPosts.totalCount).toBe(adminPosts.edges.length);
        return adminPosts.edges.map(({ node }) => node.title);
      };
      expect(await titles('{ search: "filter ME" }')).toEqual([
        'Filter me as well',
        'Filter me too',
        'Filter me',
      ]);
      expect(await titles('{ search: "filter", status: DRAFT }')).toEqual(['Filter me']);
      expect(await titles('{ search: "filter", status: SCHEDULED }')).toEqual(['Filter me too']);
      expect(await titles('{ search: "filter", status: PUBLISHED }')).toEqual([
        'Filter me as well',
      ]);
      expect(await titles('{ search: "SØRENSEN 100%" }')).toEqual(['Filter me']);
      expect(await titles('{ search: "sørensen 100_" }')).toEqual([]);

      const page = await app.read<{
        adminPosts: { pageInfo: { endCursor: string }; edges: { node: { title: string } }[] };
      }>(
        '{ adminPosts(first: 1, filter: { search: "filter" }) { pageInfo { endCursor } edges { node { title } } } }',
        'administrator',
      );
      const next = await app.read<typeof page>(
        `{ adminPosts(first: 1, after: "${page.adminPosts.pageInfo.endCursor}", filter: { search: "filter" }) {
             pageInfo { endCursor } edges { node { title } } } }`,
        'administrator',
      );
      expect(next.adminPosts.edges[0]?.node.title).toBe('Filter me too');
    });

    it('find posts by words across all of their texts', async () => {
      const { id } = await app.post({
        title: 'Otherwise named',
        published: false,
        content: contentWith('**Évaluation** of _platypus_ registries'),
        subtitle: 'A zebrafish below',
        faqs: [{ question: 'What of narwhals?', answer: 'Stored in Ottawa.' }],
      });
      const found = async (search: string) => {
        const { adminPosts } = await app.read<{
          adminPosts: { totalCount: number; edges: { node: { id: string } }[] };
        }>(
          `{ adminPosts(first: 50, filter: { search: "${search}" }) { totalCount edges { node { id } } } }`,
          'administrator',
        );
        expect(adminPosts.totalCount).toBe(adminPosts.edges.length);
        return adminPosts.edges.map(({ node }) => node.id);
      };
      for (const words of [
        'Platypus',
        'évaluation',
        'zebrafish',
        'narwhals ottawa',
        'platypus named',
      ]) {
        expect(await found(words), words).toEqual([id]);
      }
      expect(await found('platypus walrus')).toEqual([]);
      await app.change(id, { content: contentWith('walrus') });
      expect(await found('platypus')).toEqual([]);
      expect(await found('WALRUS zebrafish')).toEqual([id]);
    });

    it('can be sorted by title, author and date, and paginated without gaps', async () => {
      const at = (day: number) => new Date(Date.UTC(2025, 0, day)).toISOString();
      await app.post({ title: 'order b', author: 'Zoe', publishedAt: at(3) });
      await app.post({ title: 'Order A', author: 'ann', publishedAt: at(1) });
      await app.post({ title: 'ORDER c', author: 'Ann', publishedAt: at(2) });
      const inPages = async (order: string) => {
        const titles: string[] = [];
        let after = '';
        for (;;) {
          const { adminPosts } = await app.read<{
            adminPosts: {
              pageInfo: { endCursor: string; hasNextPage: boolean };
              edges: { node: { title: string } }[];
            };
          }>(
            `{ adminPosts(first: 1, ${after} order: ${order}, filter: { search: "order" }) {
                 pageInfo { endCursor hasNextPage } edges { node { title } } } }`,
            'administrator',
          );
          titles.push(...adminPosts.edges.map(({ node }) => node.title));
          if (!adminPosts.pageInfo.hasNextPage) {
            return titles;
          }
          after = `after: "${adminPosts.pageInfo.endCursor}",`;
        }
      };
      const [a, b, c] = ['Order A', 'order b', 'ORDER c'];
      expect(await inPages('{ by: TITLE, descending: false }')).toEqual([a, b, c]);
      expect(await inPages('{ by: TITLE }')).toEqual([c, b, a]);
      expect(await inPages('{ by: AUTHOR, descending: false }')).toEqual([a, c, b]);
      expect(await inPages('{ by: DATE }')).toEqual([b, c, a]);
      expect(await inPages('{ by: UPDATED }')).toEqual([c, a, b]);
    });
  });

  it('adminPost returns a post of any status, only to administrators', async () => {
    const draft = await app.post({ published: false, title: 'By its id' });
    const query = `{ adminPost(id: "${draft.id}") { title content version } }`;
    const { adminPost } = await app.read<{ adminPost: RestPost }>(query, 'administrator');
    expect(adminPost).toEqual({ title: 'By its id', content: draft.content, version: 1 });
    const asAnonymous = await app.graphql(query);
    expect(asAnonymous.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const unknown = await app.graphql('{ adminPost(id: "nothing") { title } }', {}, app.cookie);
    expect(unknown.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
