import type { EntityManager } from 'typeorm';
import { PostTag, tagKeyOf } from './post-tag.entity.ts';
import type { Post } from './post.entity.ts';

/** Makes the rows of a post's tags what the post says. */
export async function storeTags(manager: EntityManager, post: Post): Promise<void> {
  await manager.delete(PostTag, { postId: post.id });
  const rows = new Map(
    post.tags.map((name) => [tagKeyOf(name), { postId: post.id, tagKey: tagKeyOf(name), name }]),
  );
  if (rows.size > 0) {
    await manager.insert(PostTag, [...rows.values()]);
  }
}
