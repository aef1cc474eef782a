import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';

interface Check {
  slug: string;
  takenBy: { title: string } | null;
}

describe.each(engines)('a taken slug is reported while it is typed, on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  const query = (wished: string, postId?: string) =>
    `{ checkSlug(wished: "${wished}"${postId ? `, postId: "${postId}"` : ''}) { slug takenBy { title } } }`;
  const check = async (wished: string, postId?: string) =>
    (await app.read<{ checkSlug: Check }>(query(wished, postId), 'administrator')).checkSlug;

  it('names the post that has or had it, and the slug that a save would assign', async () => {
    const post = await app.post({ title: 'Taken', slug: 'taken', published: false });
    await app.change(post.id, { slug: 'renamed' });
    expect(await check('free')).toEqual({ slug: 'free', takenBy: null });
    expect(await check('renamed')).toEqual({ slug: 'renamed-2', takenBy: { title: 'Taken' } });
    expect(await check('taken')).toEqual({ slug: 'taken-2', takenBy: { title: 'Taken' } });
    expect(await check('taken', post.id)).toEqual({ slug: 'taken', takenBy: null });
    const next = await app.post({ title: 'Next', slug: 'taken' });
    expect(next.slug).toBe('taken-2');
    expect((await check('taken')).slug).toBe('taken-3');
    await app.send('DELETE', `/api/blog/admin/posts/${post.id}`, undefined, app.cookie);
    expect(await check('renamed')).toEqual({ slug: 'renamed', takenBy: null });
  });

  it('refuses invalid slugs and requests without a session', async () => {
    for (const wished of ['', 'No Slug', 'x'.repeat(121)]) {
      const { errors } = await app.graphql(query(wished), {}, app.cookie);
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect(errors[0]?.extensions['fields']).toHaveProperty('slug');
    }
    const { errors } = await app.graphql(query('free'));
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
