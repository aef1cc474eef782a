import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { insertManyPosts } from '../testing/many-posts.ts';
import { engines } from '../testing/test-database.ts';
import { placesOfImages } from '../images/images-in-use.ts';
import { postImageUses } from './post-image-uses.ts';

const every = 50;
const nameOf = (index: number): string => `${String(index).padStart(32, '0')}-640x480.webp`;

describe.each(engines)('uses of images on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
    await insertManyPosts(app.database, 2_000, (index) =>
      index % every === 0 ? `![](/uploads/${nameOf(index)})` : 'Words alone. '.repeat(100),
    );
  });
  afterAll(() => app.close());

  it('are found by an index of the posts that show images; other texts are not read', async () => {
    const { reader, source } = app.database;
    if (engine === 'postgres') await source.query('ANALYZE "post_body"');
    const asked = vi.spyOn(reader.dataSource.logger, 'logQuery');
    const places = await placesOfImages(reader, [postImageUses]);
    const calls = asked.mock.calls.filter(([statement]) => /FROM "post_body"/.test(statement));
    const lookedUp = asked.mock.calls.filter(([statement]) => /FROM "post" /.test(statement));
    asked.mockRestore();
    // The posts of a batch of texts are read in one query.
    expect(lookedUp).toHaveLength(1);
    expect(places.size).toBe(2_000 / every);
    expect(places.get(nameOf(every))).toMatchObject([
      { title: `Sample ${String(every)}`, url: `/reflections/sample-${String(every)}` },
    ]);
    // All posts in one batch, and a second batch that finds no more.
    expect(calls).toHaveLength(2);
    const [[statement, values] = ['']] = calls;
    const explain = engine === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    const plan = JSON.stringify(await source.query(`${explain} ${statement}`, values as unknown[]));
    expect(plan).toContain('post_body_images');
    expect(plan).not.toContain('Seq Scan');
  });
});
