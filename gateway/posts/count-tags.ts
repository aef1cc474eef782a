import type { EntityManager } from 'typeorm';
import { PostTag } from './post-tag.entity.ts';
import { selectPublic } from './visible-posts.ts';

/** A tag and how many public posts have it. */
export interface TagCount {
  name: string;
  postCount: number;
}

interface Spelling {
  tagKey: string;
  name: string;
  posts: number;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * Counts the tags of public posts, most used first, then by name. Tags that differ in case are one;
 * it is named as most posts spell it.
 */
export async function countTags(manager: EntityManager, now: Date): Promise<TagCount[]> {
  const rows = await selectPublic(manager, now)
    .innerJoin(PostTag, 'tag', 'tag.postId = post.id')
    .select('tag.tagKey', 'tagKey')
    .addSelect('tag.name', 'name')
    .addSelect('COUNT(*)', 'posts')
    .groupBy('tag.tagKey')
    .addGroupBy('tag.name')
    .getRawMany<{ tagKey: string; name: string; posts: number | string }>();
  const spellings = rows
    .map(({ posts, ...row }): Spelling => ({ ...row, posts: Number(posts) }))
    .sort((a, b) => b.posts - a.posts || compareText(a.name, b.name));
  const tags = new Map<string, TagCount>();
  for (const { tagKey, name, posts } of spellings) {
    const tag = tags.get(tagKey) ?? { name, postCount: 0 };
    tags.set(tagKey, { ...tag, postCount: tag.postCount + posts });
  }
  return [...tags.values()].sort(
    (a, b) => b.postCount - a.postCount || compareText(a.name, b.name),
  );
}
