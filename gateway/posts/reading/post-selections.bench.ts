import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { PreparedSelections } from '../../database/prepared-selections.ts';
import { openDatabase } from '../../site-database.ts';
import { compareTimes, type ComparedTimes } from '../../testing/compare-times.ts';
import { fillBlog } from '../../testing/fill-blog.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Post } from '../entities/post.entity.ts';
import { newestFirst, selectPublic } from './visible-posts.ts';

const posts = 1_000;
const wordsPerPost = 50;

/**
 * Selecting a page of ten posts on SQLite: a statement that TypeORM builds each time, one that it
 * builds once, and one that also goes past its queries.
 */
export async function benchSelections(): Promise<Record<string, ComparedTimes>> {
  const storage = await createTestDatabase('sqlite');
  await fillBlog(storage.url, posts, wordsPerPost);
  const database = await openDatabase(storage.url);
  try {
    const { reader } = database;
    const now = new Date();
    const build = (manager: EntityManager): SelectQueryBuilder<Post> =>
      newestFirst(selectPublic(manager, now)).limit(10);
    const selections = new PreparedSelections(() => reader);
    const built = (): Promise<Post[]> => build(reader).getMany();
    const direct = (): Promise<Post[]> => selections.entities('direct', { now }, build);
    if ((await built()).length !== (await direct()).length) throw new Error('Other posts');
    return {
      'Posts: built once instead of each time': await compareTimes(
        () => build(reader).getRawMany(),
        () => selections.rows('rows', { now }, build),
      ),
      'Posts: built once, and past TypeORM': await compareTimes(built, direct),
    };
  } finally {
    await database.close();
    await storage.remove();
  }
}
