import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../schema/durations.ts';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';

describe.each(engines)('tag counters follow the posts, on %s', (engine) => {
  let app: BlogApp;
  let aheadMs = 0;
  let asked = 0;
  beforeAll(async () => {
    app = await startBlogApp(engine, { now: () => new Date(Date.now() + aheadMs) });
  });
  afterAll(() => app.close());

  interface Counts {
    tags: { name: string; postCount: number }[];
    posts: { totalCount: number };
    hta: { totalCount: number; edges: { node: { title: string } }[] };
  }

  /** What the counters contain, next to what the lists contain. */
  async function counts() {
    asked += 1;
    // No two queries alike: responses are cached, and here the clock goes back as well.
    const { tags, posts, hta } = await app.read<Counts>(
      `# ${String(asked)}
       { tags { name postCount } posts { totalCount }
         hta: posts(tag: "hta") { totalCount edges { node { title } } } }`,
    );
    const named = tags.map(({ name, postCount }) => `${name} ${String(postCount)}`);
    expect(hta.totalCount).toBe(hta.edges.length);
    return { tags: named, posts: posts.totalCount, hta: hta.edges.map(({ node }) => node.title) };
  }

  it('counters include drafts, future dates, new tags, deletion and restoration correctly', async () => {
    expect(await counts()).toEqual({ tags: [], posts: 0, hta: [] });
    const one = await app.post({ title: 'One', tags: ['HTA', 'Evidence'] });
    const two = await app.post({ title: 'Two', tags: ['hta'], published: false });
    await app.post({
      title: 'Three',
      tags: ['HTA'],
      publishedAt: new Date(Date.now() + dayMs).toISOString(),
    });
    expect(await counts()).toEqual({ tags: ['Evidence 1', 'HTA 1'], posts: 1, hta: ['One'] });

    await app.put(two.id, { published: true });
    await app.put(one.id, { tags: ['HTA', 'Methods'] });
    expect(await counts()).toEqual({
      tags: ['HTA 2', 'Methods 1'],
      posts: 2,
      hta: ['Two', 'One'],
    });

    aheadMs = 2 * dayMs;
    expect(await counts()).toEqual({
      tags: ['HTA 3', 'Methods 1'],
      posts: 3,
      hta: ['Three', 'Two', 'One'],
    });
    aheadMs = 0;

    await app.send('DELETE', `/api/blog/admin/posts/${one.id}`, undefined, app.cookie);
    expect(await counts()).toEqual({ tags: ['hta 1'], posts: 1, hta: ['Two'] });
    await app.put(two.id, { published: false });
    expect(await counts()).toEqual({ tags: [], posts: 0, hta: [] });
  });
});
