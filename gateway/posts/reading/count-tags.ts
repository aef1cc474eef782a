import { MoreThan, type EntityManager } from 'typeorm';
import { PostTag, wholeBlog, TagUsage } from '../entities/post-tag.entity.ts';
import type { TagCount } from './post.types.ts';

type TagVariant = Pick<TagUsage, 'tagKey' | 'name' | 'posts'>;

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * Counts the tags of public posts, most used first, then by name. Tags that differ only in case
 * count as one, under the variant that most posts use.
 */
export async function countTags(manager: EntityManager, now: Date): Promise<TagCount[]> {
  const rows = await manager
    .createQueryBuilder(TagUsage, 'usage')
    .leftJoin(
      // Few posts have a future date.
      (scheduled) =>
        scheduled
          .select('tag.tagKey', 'tag_key')
          .addSelect('tag.name', 'tag_name')
          .addSelect('COUNT(*)', 'posts')
          .from(PostTag, 'dated')
          .innerJoin(PostTag, 'tag', 'tag.postId = dated.postId')
          .where({ tagKey: wholeBlog, publicFrom: MoreThan(now) })
          .groupBy('tag.tagKey')
          .addGroupBy('tag.name'),
      'scheduled',
      'scheduled.tag_key = usage.tagKey AND scheduled.tag_name = usage.name',
    )
    .where('usage.tagKey <> :wholeBlog', { wholeBlog })
    .select('usage.tagKey', 'tagKey')
    .addSelect('usage.name', 'name')
    .addSelect('usage.posts - COALESCE(scheduled.posts, 0)', 'posts')
    .getRawMany<{ tagKey: string; name: string; posts: number | string }>();
  const variants = rows
    .map(({ posts, ...row }): TagVariant => ({ ...row, posts: Number(posts) }))
    .filter(({ posts }) => posts > 0)
    .sort((a, b) => b.posts - a.posts || compareText(a.name, b.name));
  const tags = new Map<string, TagCount>();
  for (const { tagKey, name, posts } of variants) {
    const tag = tags.get(tagKey) ?? { name, postCount: 0 };
    tags.set(tagKey, { name: tag.name, postCount: tag.postCount + posts });
  }
  return [...tags.values()].sort(
    (a, b) => b.postCount - a.postCount || compareText(a.name, b.name),
  );
}

/** Counts the public posts with a tag, given its key, or of the whole blog. */
export async function countPosts(
  manager: EntityManager,
  now: Date,
  tagKey: string = wholeBlog,
): Promise<number> {
  const row = await manager
    .createQueryBuilder(TagUsage, 'usage')
    .where({ tagKey })
    .select('COALESCE(SUM(usage.posts), 0)', 'published')
    .addSelect(
      (scheduled) =>
        scheduled
          .select('COUNT(*)')
          .from(PostTag, 'tag')
          .where({
            tagKey,
            publicFrom: MoreThan(now),
          }),
      'scheduled',
    )
    .getRawOne<{ published: number | string; scheduled: number | string }>();
  return Number(row?.published ?? 0) - Number(row?.scheduled ?? 0);
}
