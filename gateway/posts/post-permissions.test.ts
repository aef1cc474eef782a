import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentWith, startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import { Post } from './entities/post.entity.ts';

describe.each(engines)('permissions to manage posts on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  describe('paths for administrators', () => {
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
    ])('%s %s answers 401 without a session', async (method, path) => {
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
    ])('return 403 to a cross-site request: %s %s', async (method, path) => {
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
    ])('return 404 for an unknown id: %s %s', async (method, path, body) => {
      const response = await app.send(method, path, body, app.cookie);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'This post does not exist any more.' });
    });

    it.each([
      ['text/plain', '{"title":"x"}', 415],
      ['application/json', '{broken', 400],
      ['application/json', JSON.stringify({ content: 'x'.repeat(1_100_000) }), 413],
    ])('refuse a body of %s', async (type, body, status) => {
      const headers = { ...app.cookie, 'content-type': type };
      expect((await app.send('POST', posts, body, headers)).status).toBe(status);
    });

    it.each([
      `mutation { createPost(input: { title: "T", content: "${contentWith()}" }) { id } }`,
      `mutation { updatePost(id: "${unknownId}", input: { published: true }) { id } }`,
      `mutation { deletePost(id: "${unknownId}") }`,
      '{ adminPosts { totalCount } }',
    ])('%s answers UNAUTHENTICATED without a session', async (query) => {
      const before = await app.database.reader.count(Post);
      const { errors } = await app.graphql(query);
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect(await app.database.reader.count(Post)).toBe(before);
    });
  });
});
