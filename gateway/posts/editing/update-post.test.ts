import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentWith, startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';
import { PostRevision } from '../entities/post-revision.entity.ts';

const update = `mutation ($id: ID!, $input: UpdatePostInput!) {
  updatePost(id: $id, input: $input) { id title version published publishedAt }
}`;

describe.each(engines)('changing posts on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  describe('PUT /api/blog/admin/posts/{id}', () => {
    it('changes only `published` if the body contains nothing else', async () => {
      const post = await app.post({ tags: ['HTA'], subtitle: 'Sub' });
      const hidden = await app.change(post.id, { published: false });
      expect(hidden).toEqual({ ...post, published: false });
      expect(await app.change(post.id, { published: true })).toEqual(post);
    });

    it('changes only the fields that are sent', async () => {
      const post = await app.post({ subtitle: 'Sub', tags: ['HTA'], metaDescription: 'Meta' });
      const after = await app.change(post.id, {
        title: 'New title',
        tags: ['HEOR', 'heor', ' HTA '],
        metaDescription: '',
        faqs: [{ question: 'Why?', answer: 'Because.' }],
        id: 'x',
        deletedAt: null,
      });
      expect(after).toEqual({
        ...post,
        title: 'New title',
        tags: ['HEOR', 'HTA'],
        metaDescription: null,
        faqs: [{ id: 'why', question: 'Why?', answer: 'Because.' }],
        version: 2,
        updatedAt: after.updatedAt,
      });
      expect(after.updatedAt > post.updatedAt).toBe(true);
    });

    it.each([
      [{ title: '' }, { title: 'Title is required' }],
      [{ content: 'x'.repeat(99) }, { content: 'Content must be at least 100 characters' }],
      [{ author: null }, { author: 'Author is required' }],
      [{ published: 'yes' }, { published: 'Published must be true or false.' }],
      [{ version: 'one' }, { version: 'Version must be a whole number.' }],
    ])(
      'returns 400 with fields for an invalid body (%#) and leaves the post unchanged',
      async (body, fields) => {
        const post = await app.post();
        const response = await app.put(post.id, body);
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({ error: Object.values(fields)[0], fields });
        expect(await app.change(post.id, {})).toEqual(post);
      },
    );

    it('returns 409 with the current version for a stale version, and loses nothing', async () => {
      const post = await app.post();
      const first = await app.change(post.id, { title: 'First', version: 1 });
      const response = await app.put(post.id, { title: 'Second', version: 1 });
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({
        error:
          'This post was changed in the meantime: you edited version 1, and it is now version 2. ' +
          'Nothing was saved. Reload the post to see the other changes.',
      });
      for (const version of [0, 3]) {
        expect((await app.put(post.id, { title: 'Third', version })).status).toBe(409);
      }
      expect(await app.change(post.id, {})).toEqual(first);
    });

    it('without a version the last writer wins and the earlier text is stored as a revision', async () => {
      const post = await app.post({ content: contentWith('the earlier text') });
      await app.change(post.id, { content: contentWith('the later text') });
      const revisions = await app.database.reader.findBy(PostRevision, { postId: post.id });
      expect(revisions).toHaveLength(1);
      expect(revisions[0]).toMatchObject({
        version: 1,
        savedBy: 'ada@loon.example',
        snapshot: { title: post.title, content: contentWith('the earlier text') },
      });
    });

    it('of ten parallel saves of one version one is stored and nine are refused', async () => {
      const post = await app.post();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          app.put(post.id, { title: `Writer ${String(index)}`, version: 1 }),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
      expect((await app.change(post.id, {})).version).toBe(2);
    });
  });

  describe('updatePost', () => {
    it('needs the version if anything but `published` is sent', async () => {
      const { id } = await app.post({ published: false });
      const refused = await app.graphql(update, { id, input: { title: 'New' } }, app.cookie);
      expect(refused.errors[0]?.extensions).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { version: 'Send the version of the post that you edited.' },
      });
      const toggled = await app.graphql(update, { id, input: { published: true } }, app.cookie);
      expect(toggled.data).toMatchObject({ updatePost: { published: true, version: 1 } });
      const input = { title: 'New', version: 1 };
      const saved = await app.graphql(update, { id, input }, app.cookie);
      expect(saved.data).toMatchObject({ updatePost: { title: 'New', version: 2 } });
    });

    it('returns CONFLICT for a stale version', async () => {
      const { id } = await app.post();
      await app.change(id, { title: 'Meanwhile' });
      const input = { title: 'Late', version: 1 };
      const { errors } = await app.graphql(update, { id, input }, app.cookie);
      expect(errors[0]?.extensions.code).toBe('CONFLICT');
      expect(errors[0]?.message).toContain('it is now version 2');
    });

    it('returns the new text in later fields of the same operation', async () => {
      const { id } = await app.post();
      const { data } = await app.graphql(
        `mutation ($id: ID!, $a: UpdatePostInput!, $b: UpdatePostInput!) {
           a: updatePost(id: $id, input: $a) { content }
           b: updatePost(id: $id, input: $b) { content }
         }`,
        {
          id,
          a: { content: contentWith('one'), version: 1 },
          b: { content: contentWith('two'), version: 2 },
        },
        app.cookie,
      );
      expect(data).toEqual({
        a: { content: contentWith('one') },
        b: { content: contentWith('two') },
      });
    });

    it('is joined by createPost, which returns the post, and deletePost, which returns its id', async () => {
      const created = await app.graphql(
        `mutation ($input: CreatePostInput!) { createPost(input: $input) { id published version } }`,
        { input: { title: 'By GraphQL', content: contentWith() } },
        app.cookie,
      );
      const { id } = (created.data as { createPost: { id: string } }).createPost;
      expect(created.data).toEqual({ createPost: { id, published: false, version: 1 } });
      const remove = 'mutation ($id: ID!) { deletePost(id: $id) }';
      expect((await app.graphql(remove, { id }, app.cookie)).data).toEqual({ deletePost: id });
      const again = await app.graphql(remove, { id }, app.cookie);
      expect(again.errors[0]?.extensions.code).toBe('NOT_FOUND');
    });
  });

  describe('publication', () => {
    it('sets the date to now the first time if none was given, and retains it later', async () => {
      const post = await app.post({ published: false });
      const before = Date.now();
      const first = await app.change(post.id, { published: true });
      expect(Date.parse(first.publishedAt ?? '')).toBeGreaterThanOrEqual(before);
      await app.change(post.id, { published: false });
      const again = await app.change(post.id, { published: true });
      expect(again.publishedAt).toBe(first.publishedAt);
    });

    it('does not change a given date', async () => {
      const publishedAt = '2024-01-02T03:04:05.000Z';
      const post = await app.post({ published: false, publishedAt });
      expect((await app.change(post.id, { published: true })).publishedAt).toBe(publishedAt);
    });

    it('always leaves a published post with a date', async () => {
      const post = await app.post();
      expect((await app.change(post.id, { publishedAt: null })).publishedAt).toBe(post.publishedAt);
    });
  });
});
