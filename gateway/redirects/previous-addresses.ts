import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { PostSlug } from '../posts/entities/post-slug.entity.ts';
import { selectPublic } from '../posts/reading/visible-posts.ts';
import type { Post } from '../posts/entities/post.entity.ts';

/** A previous slug of a public post, and its current one. */
export interface PreviousAddress {
  previous: string;
  present: string;
}

function selectPrevious(manager: EntityManager, now: Date): SelectQueryBuilder<Post> {
  return selectPublic(manager, now).innerJoin(
    PostSlug,
    'previous',
    'previous.postId = post.id AND previous.slug <> post.slug',
  );
}

/** Previous paths of public posts, ordered by slug, starting after `after`. */
export function listPrevious(
  manager: EntityManager,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<PreviousAddress[]> {
  return selectPrevious(manager, now)
    .andWhere('previous.slug > :after', { after })
    .select('previous.slug', 'previous')
    .addSelect('post.slug', 'present')
    .orderBy('previous.slug')
    .limit(limit)
    .getRawMany<PreviousAddress>();
}

export async function countPrevious(manager: EntityManager, now: Date): Promise<number> {
  const row = await selectPrevious(manager, now)
    .select('COUNT(*)', 'total')
    .getRawOne<{ total: number | string }>();
  return Number(row?.total ?? 0);
}
