import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';

describe.each(engines)('redirects of changed slugs on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  async function answer(path: string, headers: Record<string, string> = {}) {
    const response = await app.send('GET', path, undefined, headers);
    return [response.status, response.headers.get('location')];
  }

  it.each(['/blog', '/reflections'])(
    'are permanent (301) on %s/{old} and preserve the form of the path',
    async (form) => {
      const post = await app.post({ title: `Old ${form}` });
      await app.put(post.id, { slug: `between${form.replace('/', '-')}` });
      await app.put(post.id, { slug: `new${form.replace('/', '-')}` });
      const target = `${form}/new${form.replace('/', '-')}`;
      expect(await answer(`${form}/${post.slug}`)).toEqual([301, target]);
      expect(await answer(`${form}/between${form.replace('/', '-')}`)).toEqual([301, target]);
      expect(await answer(`${form}/${post.slug}/?utm=1`)).toEqual([301, `${target}?utm=1`]);
      expect((await answer(target))[0]).not.toBe(301);
    },
  );

  it('do not loop when a slug is used again', async () => {
    const post = await app.post({ title: 'There' });
    await app.put(post.id, { slug: 'and-back' });
    await app.put(post.id, { slug: 'there' });
    expect(await answer('/blog/and-back')).toEqual([301, '/blog/there']);
    expect((await answer('/blog/there'))[1]).toBeNull();
    const { headers } = await app.send('GET', '/blog/and-back');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('a previous slug of a draft reveals nothing to an anonymous visitor', async () => {
    const post = await app.post({ title: 'Once public' });
    await app.put(post.id, { slug: 'secret-name', published: false });
    expect(await answer('/reflections/once-public')).toEqual([404, null]);
    expect(await answer('/reflections/once-public', app.cookie)).toEqual([
      301,
      '/reflections/secret-name',
    ]);
  });

  it('apply to the query post, which finds a post by its previous slug', async () => {
    const { id, slug } = await app.post({ title: 'Renamed' });
    await app.put(id, { slug: 'renamed-again' });
    expect(await app.read(`{ post(slug: "${slug}") { id slug } }`)).toEqual({
      post: { id, slug: 'renamed-again' },
    });
  });

  it.each(['/blog/unknown', '/blog/%E0%A4%A', '/blog/..%2f..%2fetc', '/blog/%00'])(
    'do not exist for %s',
    async (path) => {
      const [status, location] = await answer(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(location).toBeNull();
    },
  );
});
