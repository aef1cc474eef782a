import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { createLogger } from '../../log/logger.ts';
import { insertManyPosts } from '../../testing/many-posts.ts';
import { ownChanges } from '../../testing/own-changes.ts';
import { createTestDatabase, engines } from '../../testing/test-database.ts';
import { PostSearch } from './post-search.ts';
import { Post } from '../entities/post.entity.ts';
import { PostService } from '../reading/post.service.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import { StoredIndex } from './stored-index.ts';
import { openDatabase } from '../../site-database.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function blogOf(engine: 'sqlite' | 'postgres', count: number) {
  const storage = await createTestDatabase(engine);
  const database = await openDatabase(storage.url);
  cleanups.push(storage.remove, () => database.close());
  await insertManyPosts(database, count, (index) =>
    index % 10 === 0 ? 'Ten words about quokkas and their evidence.' : 'Nothing of that kind.',
  );
  return { database, start: (file?: string) => started(database, file) };
}

/** The file that stores a test's index for the next start. */
function searchFile(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'search-'));
  cleanups.push(() => rm(directory, { recursive: true }));
  return path.join(directory, 'index');
}

function started(database: Database, file?: string): PostSearch {
  const now = () => new Date();
  const logger = createLogger({ level: 'silent', pretty: false });
  const search = new PostSearch({
    database,
    posts: new PostService(database, now),
    changes: ownChanges(database),
    logger,
    now,
    store:
      file === undefined ? undefined : new StoredIndex({ file, logger, smallBlog: 1, idleMs: 0 }),
  });
  cleanups.push(() => search.stop());
  search.start();
  return search;
}

describe.each(engines)('the search index of the database on %s', (engine) => {
  it('gives complete results while it is still being built', async () => {
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

  it('contains the current text of a post that changed during the build', async () => {
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

  it('is rebuilt by the next search after a failed build', async () => {
    const { database } = await blogOf(engine, 10);
    await database.source.query('ALTER TABLE post_body RENAME TO elsewhere');
    const search = started(database);
    await expect(search.count('quokkas')).rejects.toThrow(/post_body/);
    await database.source.query('ALTER TABLE elsewhere RENAME TO post_body');
    expect(await search.count('quokkas')).toBe(1);
  });

  /** A blog with a stored index, whose texts were then changed directly in the database. */
  async function storedBlog() {
    const { database, start } = await blogOf(engine, 120);
    const file = searchFile();
    const first = start(file);
    expect(await first.count('quokkas')).toBe(12);
    await expect.poll(() => existsSync(file)).toBe(true);
    await first.stop();
    await database.write((manager) =>
      manager.createQueryBuilder().update(PostBody).set({ contentText: 'Only zebras.' }).execute(),
    );
    return { database, start, file };
  }

  it('is loaded at the start, which reads only posts changed since', async () => {
    const { database, start, file } = await storedBlog();
    const change = (slug: string, to: Partial<Post>) =>
      database.write((manager) => manager.update(Post, { slug }, to));
    await change('sample-1', { version: 2, updatedAt: new Date() });
    await change('sample-2', { published: false });
    await change('sample-3', { publishedAt: new Date(Date.now() + 60_000) });
    await insertManyPosts(
      database,
      1,
      () => 'Zebras and quokkas.',
      () => [],
      'added',
    );
    const second = start(file);
    expect(await second.count('zebras')).toBe(2);
    expect(await second.count('quokkas')).toBe(13);
    expect(await second.count('sample')).toBe(119);
  });

  it('a damaged file is not used: the index is built again', async () => {
    const { start, file } = await storedBlog();
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
    writeFileSync(file, bytes);
    expect(await start(file).count('zebras')).toBe(120);
  });

  it('an index that is mostly stale is built again', async () => {
    const { database, start, file } = await storedBlog();
    await database.write((manager) =>
      manager.createQueryBuilder().update(Post).set({ version: 2 }).execute(),
    );
    const second = start(file);
    expect(await second.count('zebras')).toBe(120);
    expect(await second.count('sample')).toBe(120);
  });
});
