import { afterEach, describe, expect, it } from 'vitest';
import { Database } from '../database/database.ts';
import { createLogger } from '../log/logger.ts';
import { insertManyPosts } from '../testing/many-posts.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { PostSearch } from './post-search.ts';
import { Post } from './post.entity.ts';
import { PostService } from './post.service.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function blogOf(engine: 'sqlite' | 'postgres', count: number) {
  const storage = await createTestDatabase(engine);
  const database = await Database.open(storage.url);
  cleanups.push(storage.remove, () => database.close());
  await insertManyPosts(database, count, (index) =>
    index % 10 === 0 ? 'Ten words about quokkas and their evidence.' : 'Nothing of that kind.',
  );
  return { database, start: () => started(database) };
}

function started(database: Database): PostSearch {
  const now = () => new Date();
  const search = new PostSearch({
    database,
    posts: new PostService(database, now),
    logger: createLogger({ level: 'silent', pretty: false }),
    now,
  });
  cleanups.push(() => search.stop());
  search.start();
  return search;
}

describe.each(engines)('the search index over the database, on %s', (engine) => {
  it('answers are complete although the index is still being built', async () => {
    const { start } = await blogOf(engine, 350);
    const search = start();
    const [count, results] = await Promise.all([
      search.count('quokkas'),
      search.search('quokkas', 5),
    ]);
    expect(count).toBe(35);
    expect(results.map(({ post }) => post.slug)).toEqual([
      'sample-340',
      'sample-330',
      'sample-320',
      'sample-310',
      'sample-300',
    ]);
    expect(results[0]).toMatchObject({
      relevanceScore: 7,
      matchedFields: ['excerpt', 'content'],
      snippets: ['Ten words about quokkas and their evidence.'],
    });
  });

  it('a post that is changed while the index is built is found as it is now', async () => {
    const { database, start } = await blogOf(engine, 350);
    const search = start();
    const { id } = await database.reader.findOneByOrFail(Post, { slug: 'sample-1' });
    await database.write((manager) => manager.update(Post, { id }, { title: 'Wombats' }));
    await search.refresh(id);
    expect(await search.count('wombats')).toBe(1);
    await database.write((manager) => manager.update(Post, { id }, { published: false }));
    await search.refresh(id);
    expect(await search.count('wombats')).toBe(0);
  });

  it('a build that failed is tried again by the next search', async () => {
    const { database } = await blogOf(engine, 10);
    await database.source.query('ALTER TABLE post_body RENAME TO elsewhere');
    const search = started(database);
    await expect(search.count('quokkas')).rejects.toThrow(/post_body/);
    await database.source.query('ALTER TABLE elsewhere RENAME TO post_body');
    expect(await search.count('quokkas')).toBe(1);
  });
});
