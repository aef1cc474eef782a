import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { PostSlug } from '../posts/entities/post-slug.entity.ts';
import { selectPublic } from '../posts/reading/visible-posts.ts';
import type { Post } from '../posts/entities/post.entity.ts';

/** A slug that a public post has had, and the one it has. */
export interface FormerAddress {
  former: string;
  present: string;
}

function selectFormer(manager: EntityManager, now: Date): SelectQueryBuilder<Post> {
  return selectPublic(manager, now).innerJoin(
    PostSlug,
    'former',
    'former.postId = post.id AND former.slug <> post.slug',
  );
}

/** Former addresses of public posts in the order of their slugs, from behind `after`. */
export function listFormer(
  manager: EntityManager,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<FormerAddress[]> {
  return selectFormer(manager, now)
    .andWhere('former.slug > :after', { after })
    .select('former.slug', 'former')
    .addSelect('post.slug', 'present')
    .orderBy('former.slug')
    .limit(limit)
    .getRawMany<FormerAddress>();
}

/** How many there are. */
export async function countFormer(manager: EntityManager, now: Date): Promise<number> {
  const row = await selectFormer(manager, now)
    .select('COUNT(*)', 'total')
    .getRawOne<{ total: number | string }>();
  return Number(row?.total ?? 0);
}
