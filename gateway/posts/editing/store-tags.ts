import { In, type EntityManager } from 'typeorm';
import { PostTag, tagKeyOf, wholeBlog, TagUsage } from '../entities/post-tag.entity.ts';
import type { Post } from '../entities/post.entity.ts';

type TaggedPost = Pick<Post, 'id' | 'tags' | 'published' | 'publishedAt' | 'deletedAt'>;

function tagRowsOf(post: TaggedPost): PostTag[] {
  const publicFrom = post.published && post.deletedAt === null ? post.publishedAt : null;
  const named = new Map(post.tags.map((name) => [tagKeyOf(name), name]));
  return [...named.set(wholeBlog, '')].map(([tagKey, name]) => ({
    postId: post.id,
    tagKey,
    name,
    publicFrom,
  }));
}

/**
 * Updates the rows of a post's tags and the tag counters; call it after every change of the post's
 * tags, date or visibility.
 */
export async function storeTags(manager: EntityManager, post: TaggedPost): Promise<void> {
  await storeManyTags(manager, [post]);
}

/** The same for several posts. */
export async function storeManyTags(
  manager: EntityManager,
  posts: readonly TaggedPost[],
): Promise<void> {
  const theirs = { postId: In(posts.map(({ id }) => id)) };
  const before = await manager.findBy(PostTag, theirs);
  const after = posts.flatMap(tagRowsOf);
  await manager.delete(PostTag, theirs);
  await manager.insert(PostTag, after);
  await addToCounts(manager, before, after);
}

async function addToCounts(
  manager: EntityManager,
  before: readonly PostTag[],
  after: readonly PostTag[],
): Promise<void> {
  const changes = new Map<string, Omit<TagUsage, 'posts'> & { by: number }>();
  const note =
    (by: number) =>
    ({ tagKey, name, publicFrom }: PostTag) => {
      if (publicFrom === null) return;
      const key = `${tagKey}\n${name}`;
      changes.set(key, { tagKey, name, by: (changes.get(key)?.by ?? 0) + by });
    };
  before.forEach(note(-1));
  after.forEach(note(1));
  // Sorted, so that two concurrent saves cannot deadlock.
  for (const [, { tagKey, name, by }] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (by === 0) continue;
    const fresh = manager.createQueryBuilder().insert().into(TagUsage);
    await fresh.values({ tagKey, name, posts: 0 }).orIgnore().execute();
    await manager.increment(TagUsage, { tagKey, name }, 'posts', by);
    await manager.delete(TagUsage, { tagKey, name, posts: 0 });
  }
}
