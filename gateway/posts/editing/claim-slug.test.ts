import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';

describe.each(engines)('URLs of posts on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  describe('slugs', () => {
    it('are made from the title, with a unique suffix, even for concurrent requests', async () => {
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

    it('include their suffix within 120 characters', async () => {
      const slug = 'x'.repeat(120);
      await app.post({ slug });
      expect((await app.post({ slug })).slug).toBe(`${'x'.repeat(118)}-2`);
    });

    it('do not change with the title; an empty slug is made from the title again', async () => {
      const post = await app.post({ title: 'Working title' });
      expect((await app.change(post.id, { title: 'Final title' })).slug).toBe('working-title');
      expect((await app.change(post.id, { slug: '' })).slug).toBe('final-title');
    });

    it('stay reserved after a change, except for the post that had them', async () => {
      const post = await app.post({ title: 'Moved' });
      await app.change(post.id, { slug: 'moved-away' });
      expect((await app.post({ title: 'Moved' })).slug).toBe('moved-2');
      expect((await app.change(post.id, { slug: 'moved' })).slug).toBe('moved');
    });

    it('of a deleted post go to the first post that requests them', async () => {
      const post = await app.post({ title: 'Short-lived' });
      await app.send('DELETE', `/api/blog/admin/posts/${post.id}`, undefined, app.cookie);
      const heir = await app.post({ title: 'Short-lived' });
      expect(heir.slug).toBe('short-lived');
      expect(await app.read('{ post(slug: "short-lived") { id } }')).toEqual({
        post: { id: heir.id },
      });
    });
  });
});
