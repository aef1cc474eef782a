import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentWith, startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';
import { Post } from '../entities/post.entity.ts';

describe.each(engines)('creating posts on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  describe('POST /api/blog/admin/posts', () => {
    it('returns 201 and the post, created as a draft, for title, content and author', async () => {
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
        metaTitle: null,
        doi: null,
        faqs: [],
        references: [],
        authors: [],
        reviewer: null,
        revisedAt: null,
        revisionNote: null,
        publishedAt: null,
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      });
    });

    it('uses a preset name as the default author', async () => {
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
    ])('returns 400 with fields for an invalid body (%#)', async (body, fields) => {
      const before = await app.database.reader.count(Post);
      const response = await app.send('POST', '/api/blog/admin/posts', body, app.cookie);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: Object.values(fields)[0], fields });
      expect(await app.database.reader.count(Post)).toBe(before);
    });

    it('ignores unknown keys', async () => {
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

  describe('excerpts', () => {
    it('are the author’s, or the first sentence or sentences up to 160 characters', async () => {
      const content = `## A heading\n\nThe first sentence. ${'A very long second sentence '.repeat(9)}.`;
      const post = await app.post({ content });
      expect(post.excerpt).toBe('The first sentence.');
      expect((await app.change(post.id, { excerpt: 'My own.' })).excerpt).toBe('My own.');
      expect((await app.change(post.id, { content: contentWith('x') })).excerpt).toBe('My own.');
      expect((await app.change(post.id, { content, excerpt: '' })).excerpt).toBe(
        'The first sentence.',
      );
    });

    it('still follow the text when sent back unchanged', async () => {
      const post = await app.post();
      await app.change(post.id, { excerpt: post.excerpt });
      const after = await app.change(post.id, { content: contentWith('other things') });
      expect(after.excerpt).toContain('other things');
    });
  });
});
