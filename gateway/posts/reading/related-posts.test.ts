import { describe, expect, it } from 'vitest';
import { insertManyPosts } from '../../testing/many-posts.ts';
import { createTestDatabase, engines } from '../../testing/test-database.ts';
import { PostService } from './post.service.ts';
import { openDatabase } from '../../site-database.ts';
import { systemClock } from '../../app-dependencies.ts';

const posts = 250;
const asked = posts - 1;

/** Every post has one of two tags; the oldest, one in the middle and the newest have both. */
function tagsOf(index: number): string[] {
  const both = index < 10 || index === 100 || index === asked;
  return both ? ['One', 'Two'] : [index % 2 === 0 ? 'One' : 'Two'];
}

describe.each(engines)('related posts on %s', (engine) => {
  it('are selected from the newest hundred of each tag, however many posts there are', async () => {
    const storage = await createTestDatabase(engine);
    const database = await openDatabase(storage.url);
    await insertManyPosts(database, posts, () => 'Some words.', tagsOf);
    const service = new PostService(database, systemClock);
    const post = await service.bySlug({ kind: 'anonymous' }, `sample-${String(asked)}`);
    const found = await service.related(post, 3);
    expect(found.map(({ slug }) => slug)).toEqual(['sample-100', 'sample-248', 'sample-247']);
    await database.close();
    await storage.remove();
  });
});
