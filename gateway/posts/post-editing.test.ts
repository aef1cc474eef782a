import { IsNull } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentWith, startBlogApp, type BlogApp, type RestPost } from '../testing/blog-app.ts';
import { insertManyPosts } from '../testing/many-posts.ts';
import { engines } from '../testing/test-database.ts';
import { PostRevision } from './post-revision.entity.ts';
import { Post } from './post.entity.ts';

const update = `mutation ($id: ID!, $input: UpdatePostInput!) {
  updatePost(id: $id, input: $input) { id title version published publishedAt }
}`;

describe.each(engines)('managing posts on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  async function changed(id: string, change: Record<string, unknown>): Promise<RestPost> {
    const response = await app.put(id, change);
    expect(response.status).toBe(200);
    return (await response.json()) as RestPost;
  }

  describe('POST /api/blog/admin/posts', () => {
    it('a post with title, content and author is 201 the post, created as a draft', async () => {
      const response = await app.send(
        'POST',
        '/api/blog/admin/posts',
        { title: ' A title ', content: contentWith(), author: 'Ada' },
        app.cookie,
      );
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        title: 'A title',
        content: contentWith(),
        author: 'Ada',
        excerpt: expect.stringContaining('A paragraph about') as string,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        published: false,
        slug: 'a-title',
        version: 1,
        tags: [],
        subtitle: null,
        metaDescription: null,
        faqs: [],
        publishedAt: null,
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      });
    });

    it('the default author is a preset name', async () => {
      expect((await app.post()).author).toBe('Loon Team');
    });

    it.each([
      [{ content: contentWith() }, { title: 'Title is required' }],
      [{ title: '  ', content: contentWith() }, { title: 'Title is required' }],
      [{ title: 'T', content: 'short' }, { content: 'Content must be at least 100 characters' }],
      [
        { title: 'T', content: 'x'.repeat(99) },
        { content: 'Content must be at least 100 characters' },
      ],
      [{ title: 'T', content: contentWith(), author: '' }, { author: 'Author is required' }],
      [{}, { title: 'Title is required', content: 'Content must be at least 100 characters' }],
      [[], { title: 'Title is required', content: 'Content must be at least 100 characters' }],
      [
        { title: 'T', content: contentWith(), slug: 'No Slug' },
        { slug: 'Slug may hold lower-case letters and digits, joined by single hyphens.' },
      ],
      [
        { title: 'T', content: `${'> '.repeat(20_000)}${contentWith()}` },
        { content: 'Content is nested too deeply.' },
      ],
    ])('%# a bad body is 400 with fields', async (body, fields) => {
      const before = await app.database.reader.count(Post);
      const response = await app.send('POST', '/api/blog/admin/posts', body, app.cookie);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: Object.values(fields)[0], fields });
      expect(await app.database.reader.count(Post)).toBe(before);
    });

    it('inputs are allow-lists: extra keys are ignored', async () => {
      const post = await app.post({
        id: '00000000-0000-7000-8000-000000000000',
        version: 7,
        wordCount: 1,
        contentHtml: '<script>alert(1)</script>',
        faqsAlwaysShown: true,
        createdAt: '1999-01-01T00:00:00Z',
        updatedAt: '1999-01-01T00:00:00Z',
        deletedAt: '1999-01-01T00:00:00Z',
      });
      expect(post.id).not.toMatch(/^0{8}/);
      expect(post.version).toBe(1);
      const { post: shown } = await app.read<{ post: Record<string, unknown> }>(
        `{ post(slug: "${post.slug}") { contentHtml faqsAlwaysShown createdAt updatedAt } }`,
      );
      expect(shown['contentHtml']).not.toContain('script');
      expect(shown['faqsAlwaysShown']).toBe(false);
      expect(shown['createdAt']).not.toMatch(/^1999/);
      expect(shown['updatedAt']).not.toMatch(/^1999/);
    });
  });

  describe('every path of the administrator', () => {
    const unknownId = '01890000-0000-7000-8000-000000000000';
    const posts = '/api/blog/admin/posts';

    it.each([
      ['GET', `${posts}?includeUnpublished=true`],
      ['GET', posts],
      ['POST', posts],
      ['PUT', `${posts}/${unknownId}`],
      ['DELETE', `${posts}/${unknownId}`],
      ['GET', '/API/Blog/Admin/Posts'],
      ['GET', `${posts}/`],
      ['GET', '/api//blog/admin//posts'],
      ['GET', '/api/blog/%61dmin/posts'],
      ['GET', '/api/blog/admin/anything'],
      ['POST', '/api/blog/admin/ai-generate'],
    ])('%s %s answers 401 to a stranger', async (method, path) => {
      const before = await app.database.reader.count(Post);
      for (const body of [undefined, {}, '{broken']) {
        if (method === 'GET' && body !== undefined) continue;
        const response = await app.send(method, path, body);
        expect(response.status).toBe(401);
        expect(await response.json()).toEqual({ error: 'Authentication required. Please log in.' });
      }
      expect(await app.database.reader.count(Post)).toBe(before);
    });

    it.each([
      ['POST', posts],
      ['PUT', `${posts}/${unknownId}`],
      ['DELETE', `${posts}/${unknownId}`],
    ])('%s %s answers 403 to a cross-site request', async (method, path) => {
      const signs: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
      ];
      for (const sign of signs) {
        const response = await app.send(method, path, {}, { ...app.cookie, ...sign });
        expect(response.status).toBe(403);
      }
    });

    it.each([
      ['PUT', `${posts}/${unknownId}`, { published: true }],
      ['PUT', `${posts}/no-id`, { published: true }],
      ['DELETE', `${posts}/${unknownId}`, undefined],
      ['DELETE', `${posts}/no-id`, undefined],
    ])('%s %s is 404 for an unknown id', async (method, path, body) => {
      const response = await app.send(method, path, body, app.cookie);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'This post does not exist any more.' });
    });

    it.each([
      ['text/plain', '{"title":"x"}', 415],
      ['application/json', '{broken', 400],
      ['application/json', JSON.stringify({ content: 'x'.repeat(1_100_000) }), 413],
    ])('a body of %s is refused', async (type, body, status) => {
      const headers = { ...app.cookie, 'content-type': type };
      expect((await app.send('POST', posts, body, headers)).status).toBe(status);
    });

    it.each([
      `mutation { createPost(input: { title: "T", content: "${contentWith()}" }) { id } }`,
      `mutation { updatePost(id: "${unknownId}", input: { published: true }) { id } }`,
      `mutation { deletePost(id: "${unknownId}") }`,
      '{ adminPosts { totalCount } }',
    ])('%s answers UNAUTHENTICATED to a stranger', async (query) => {
      const before = await app.database.reader.count(Post);
      const { errors } = await app.graphql(query);
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect(await app.database.reader.count(Post)).toBe(before);
    });
  });

  describe('PUT /api/blog/admin/posts/{id}', () => {
    it('a body of only `published` changes only that', async () => {
      const post = await app.post({ tags: ['HTA'], subtitle: 'Sub' });
      const hidden = await changed(post.id, { published: false });
      expect(hidden).toEqual({ ...post, published: false });
      expect(await changed(post.id, { published: true })).toEqual(post);
    });

    it('changes the post fields that are sent, and nothing else', async () => {
      const post = await app.post({ subtitle: 'Sub', tags: ['HTA'], metaDescription: 'Meta' });
      const after = await changed(post.id, {
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
    ])('%# a bad body is 400 with fields, and the post stays as it was', async (body, fields) => {
      const post = await app.post();
      const response = await app.put(post.id, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: Object.values(fields)[0], fields });
      expect(await changed(post.id, {})).toEqual(post);
    });

    it('a stale version is 409 with the current version, and nothing is lost', async () => {
      const post = await app.post();
      const first = await changed(post.id, { title: 'First', version: 1 });
      const response = await app.put(post.id, { title: 'Second', version: 1 });
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({
        error:
          'This post was changed in the meantime: you edited version 1, and it is now version 2. ' +
          'Nothing was saved. Reload the post to see the other changes.',
      });
      expect(await changed(post.id, {})).toEqual(first);
    });

    it('without a version the last writer wins and the earlier text is kept as a revision', async () => {
      const post = await app.post({ content: contentWith('the earlier text') });
      await changed(post.id, { content: contentWith('the later text') });
      const revisions = await app.database.reader.findBy(PostRevision, { postId: post.id });
      expect(revisions).toHaveLength(1);
      expect(revisions[0]).toMatchObject({
        version: 1,
        savedBy: 'ada@loon.example',
        snapshot: { title: post.title, content: contentWith('the earlier text') },
      });
    });

    it('of ten parallel saves of one version one is kept and nine are refused', async () => {
      const post = await app.post();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          app.put(post.id, { title: `Writer ${String(index)}`, version: 1 }),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
      expect((await changed(post.id, {})).version).toBe(2);
    });
  });

  describe('updatePost', () => {
    it('needs the version whenever anything but `published` is sent', async () => {
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

    it('a stale version is CONFLICT', async () => {
      const { id } = await app.post();
      await changed(id, { title: 'Meanwhile' });
      const input = { title: 'Late', version: 1 };
      const { errors } = await app.graphql(update, { id, input }, app.cookie);
      expect(errors[0]?.extensions.code).toBe('CONFLICT');
      expect(errors[0]?.message).toContain('it is now version 2');
    });

    it('a post shows its new text within the operation that saved it', async () => {
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

    it('createPost returns the post, deletePost its id', async () => {
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
    it('first publication sets the date to now where none was given; publishing again keeps it', async () => {
      const post = await app.post({ published: false });
      const before = Date.now();
      const first = await changed(post.id, { published: true });
      expect(Date.parse(first.publishedAt ?? '')).toBeGreaterThanOrEqual(before);
      await changed(post.id, { published: false });
      const again = await changed(post.id, { published: true });
      expect(again.publishedAt).toBe(first.publishedAt);
    });

    it('a date that was given stays', async () => {
      const publishedAt = '2024-01-02T03:04:05.000Z';
      const post = await app.post({ published: false, publishedAt });
      expect((await changed(post.id, { published: true })).publishedAt).toBe(publishedAt);
    });

    it('a published post never loses its date', async () => {
      const post = await app.post();
      expect((await changed(post.id, { publishedAt: null })).publishedAt).toBe(post.publishedAt);
    });
  });

  describe('excerpts', () => {
    it('the author’s, else the first sentence(s) up to 160 characters', async () => {
      const content = `## A heading\n\nThe first sentence. ${'A very long second sentence '.repeat(9)}.`;
      const post = await app.post({ content });
      expect(post.excerpt).toBe('The first sentence.');
      expect((await changed(post.id, { excerpt: 'My own.' })).excerpt).toBe('My own.');
      expect((await changed(post.id, { content: contentWith('x') })).excerpt).toBe('My own.');
      expect((await changed(post.id, { content, excerpt: '' })).excerpt).toBe(
        'The first sentence.',
      );
    });

    it('an excerpt sent back as it was shown still follows the text', async () => {
      const post = await app.post();
      await changed(post.id, { excerpt: post.excerpt });
      const after = await changed(post.id, { content: contentWith('other things') });
      expect(after.excerpt).toContain('other things');
    });
  });

  describe('slugs', () => {
    it('from the title, unique by suffix, also when asked for in parallel', async () => {
      const posts = await Promise.all(
        Array.from({ length: 5 }, () => app.post({ title: 'Évidence & Access' })),
      );
      expect(posts.map(({ slug }) => slug).sort()).toEqual([
        'evidence-and-access',
        'evidence-and-access-2',
        'evidence-and-access-3',
        'evidence-and-access-4',
        'evidence-and-access-5',
      ]);
    });

    it('a long slug keeps its suffix within 120 characters', async () => {
      const slug = 'x'.repeat(120);
      await app.post({ slug });
      expect((await app.post({ slug })).slug).toBe(`${'x'.repeat(118)}-2`);
    });

    it('a new title leaves the slug; an empty slug makes it of the title again', async () => {
      const post = await app.post({ title: 'Working title' });
      expect((await changed(post.id, { title: 'Final title' })).slug).toBe('working-title');
      expect((await changed(post.id, { slug: '' })).slug).toBe('final-title');
    });

    it('a former slug is taken for others, and free for the post that had it', async () => {
      const post = await app.post({ title: 'Moved' });
      await changed(post.id, { slug: 'moved-away' });
      expect((await app.post({ title: 'Moved' })).slug).toBe('moved-2');
      expect((await changed(post.id, { slug: 'moved' })).slug).toBe('moved');
    });

    it('the slug of a deleted post goes to the first that asks for it', async () => {
      const post = await app.post({ title: 'Short-lived' });
      await app.send('DELETE', `/api/blog/admin/posts/${post.id}`, undefined, app.cookie);
      const heir = await app.post({ title: 'Short-lived' });
      expect(heir.slug).toBe('short-lived');
      expect(await app.read('{ post(slug: "short-lived") { id } }')).toEqual({
        post: { id: heir.id },
      });
    });
  });

  describe('lists', () => {
    it('GET /api/blog/admin/posts: published only, with includeUnpublished=true all', async () => {
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

    it('adminPosts is a connection with `first`, `after` and a `filter` input', async () => {
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
  });
});
