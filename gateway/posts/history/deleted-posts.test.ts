import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { contentWith, startBlogApp, type BlogApp, type RestPost } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import { PostRevision } from '../entities/post-revision.entity.ts';
import { PostSlug } from '../entities/post-slug.entity.ts';
import { Post } from '../entities/post.entity.ts';
import { DeletedPostsService } from './deleted-posts.service.ts';
import { dayMs } from '../../../schema/durations.ts';

interface DeletedPage {
  deletedPosts: {
    totalCount: number;
    edges: { node: { id: string; title: string; deletedAt: string; restorableUntil: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

const restoreMutation =
  'mutation ($id: ID!) { restorePost(id: $id) { id slug published version } }';

describe.each(engines)('deleted posts on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  beforeEach(() =>
    app.database.write(async (manager) => {
      await manager.clear(Post);
      await manager.clear(PostSlug);
    }),
  );
  afterAll(() => app.close());

  async function deletedPost(fields: Record<string, unknown> = {}): Promise<RestPost> {
    const post = await app.post(fields);
    await app.send('DELETE', `/api/blog/admin/posts/${post.id}`, undefined, app.cookie);
    return post;
  }

  async function list(args = 'first: 50'): Promise<DeletedPage['deletedPosts']> {
    const { deletedPosts } = await app.read<DeletedPage>(
      `{ deletedPosts(${args}) {
        totalCount edges { node { id title deletedAt restorableUntil } } pageInfo { hasNextPage endCursor }
      } }`,
      'administrator',
    );
    return deletedPosts;
  }

  const restore = (id: string) => app.graphql(restoreMutation, { id }, app.cookie);

  function deletedDaysAgo(id: string, days: number): Promise<unknown> {
    const deletedAt = new Date(Date.now() - days * dayMs);
    return app.database.write((manager) => manager.update(Post, { id }, { deletedAt }));
  }

  it('are listed for 30 days, the last deleted first', async () => {
    await app.post({ title: 'Existing' });
    const older = await deletedPost({ title: 'Older' });
    const deleted = await deletedPost({ title: 'Gone' });
    await deletedPost({ title: 'Newer' });
    await deletedDaysAgo(older.id, 29.9);
    await deletedDaysAgo(deleted.id, 30.1);
    const { edges, totalCount } = await list();
    expect(edges.map(({ node }) => node.title)).toEqual(['Newer', 'Older']);
    expect(totalCount).toBe(2);
    const [newer] = edges;
    const retainedFor =
      Date.parse(newer?.node.restorableUntil ?? '') - Date.parse(newer?.node.deletedAt ?? '');
    expect(retainedFor).toBe(30 * dayMs);
  });

  it('are paginated without gaps', async () => {
    for (const title of ['1', '2', '3']) await deletedPost({ title });
    const first = await list('first: 2');
    expect(first.edges.map(({ node }) => node.title)).toEqual(['3', '2']);
    const next = await list(`first: 2, after: "${first.pageInfo.endCursor}"`);
    expect(next.edges.map(({ node }) => node.title)).toEqual(['1']);
    expect(next.pageInfo.hasNextPage).toBe(false);
  });

  it('become drafts with all their texts, at their slug and in the search, when restored', async () => {
    const post = await app.post({
      title: 'Back again',
      tags: ['HTA'],
      content: contentWith('back'),
    });
    await app.put(post.id, { subtitle: 'Sub' });
    await app.send('DELETE', `/api/blog/admin/posts/${post.id}`, undefined, app.cookie);
    const { data } = await restore(post.id);
    expect(data).toEqual({
      restorePost: { id: post.id, slug: post.slug, published: false, version: 2 },
    });
    const asked = `post(slug: "${post.slug}") { title subtitle tags content publishedAt }`;
    expect(await app.read(`{ ${asked} }`)).toEqual({ post: null });
    expect(
      await app.read(
        `{ ${asked} adminPosts(filter: { search: "back again" }) { totalCount } postVersions(postId: "${post.id}") { totalCount } }`,
        'administrator',
      ),
    ).toEqual({
      post: {
        title: 'Back again',
        subtitle: 'Sub',
        tags: ['HTA'],
        content: contentWith('back'),
        publishedAt: post.publishedAt,
      },
      adminPosts: { totalCount: 1 },
      postVersions: { totalCount: 2 },
    });
    await app.put(post.id, { published: true });
    expect(await app.read('{ searchPostCount(query: "back again") }')).toEqual({
      searchPostCount: 1,
    });
    expect((await list()).totalCount).toBe(0);
  });

  it('get the first free number if another post has taken their slug', async () => {
    const first = await deletedPost({ title: 'Shared slug' });
    const second = await app.post({ title: 'Shared slug' });
    expect(second.slug).toBe(first.slug);
    expect((await restore(first.id)).data).toMatchObject({
      restorePost: { slug: `${first.slug}-2` },
    });
    expect(await app.read(`{ post(slug: "${first.slug}") { id } }`)).toEqual({
      post: { id: second.id },
    });
  });

  it('cannot be restored after more than 30 days, nor can a post that is not deleted', async () => {
    const existing = await app.post();
    const deleted = await deletedPost();
    await deletedDaysAgo(deleted.id, 30.1);
    for (const id of [existing.id, deleted.id, 'no-id', '01890000-0000-7000-8000-000000000000']) {
      expect((await restore(id)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });

  it('are permanently deleted after 30 days, with everything that belongs to them', async () => {
    const deleted = await deletedPost({ title: 'Gone for good', tags: ['HTA'] });
    const recent = await deletedPost({ title: 'Recent' });
    const existing = await app.post({ title: 'Existing' });
    await app.put(existing.id, { title: 'Existing on' });
    await deletedDaysAgo(deleted.id, 30.1);
    await deletedDaysAgo(recent.id, 29.9);
    await new DeletedPostsService(app.database, () => new Date()).purge();

    const { reader } = app.database;
    expect(await reader.findBy(PostBody, { postId: deleted.id })).toEqual([]);
    expect(await reader.findBy(PostSlug, { postId: deleted.id })).toEqual([]);
    expect(await reader.findBy(PostRevision, { postId: deleted.id })).toEqual([]);
    expect((await reader.find(Post)).map(({ title }) => title).sort()).toEqual([
      'Existing on',
      'Recent',
    ]);
    expect(await reader.countBy(PostRevision, { postId: existing.id })).toBe(1);
    const [last] = await reader.find(AuditEntry, { order: { id: 'DESC' }, take: 1 });
    expect(last).toMatchObject({
      action: 'post.purge',
      actor: null,
      subjectLabel: 'Gone for good',
    });
    const successor = await app.post({ title: 'Gone for good' });
    expect(successor.slug).toBe(deleted.slug);
  });

  it.each(['{ deletedPosts { totalCount } }', 'mutation { restorePost(id: "ID") { id } }'])(
    '%s answers UNAUTHENTICATED without a session',
    async (query) => {
      const post = await deletedPost();
      const { errors } = await app.graphql(query.replace('ID', post.id));
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    },
  );
});
