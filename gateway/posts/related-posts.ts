import { In, Not, type EntityManager } from 'typeorm';
import { PostTag, tagKeyOf } from './post-tag.entity.ts';
import type { Post } from './post.entity.ts';
import { newestFirst, selectPublic } from './visible-posts.ts';

interface RelatedQuery {
  post: Post;
  count: number;
  now: Date;
}

/**
 * Up to `count` public posts beside the given one: those that share most tags with it, the newest
 * of equals first, topped up with others, newest first (specification §3 "A related-articles
 * helper").
 */
export async function relatedPosts(
  manager: EntityManager,
  { post, count, now }: RelatedQuery,
): Promise<Post[]> {
  const sharing = await postsSharingTags(manager, { post, count, now });
  if (sharing.length === count) {
    return sharing;
  }
  const except = [post, ...sharing].map(({ id }) => id);
  const others = await newestFirst(selectPublic(manager, now))
    .andWhere({ id: Not(In(except)) })
    .limit(count - sharing.length)
    .getMany();
  return [...sharing, ...others];
}

async function postsSharingTags(
  manager: EntityManager,
  { post, count, now }: RelatedQuery,
): Promise<Post[]> {
  if (post.tags.length === 0) {
    return [];
  }
  return selectPublic(manager, now)
    .andWhere({ id: Not(post.id) })
    .innerJoin(
      (shared) =>
        shared
          .select('tag.postId', 'post_id')
          .addSelect('COUNT(*)', 'tag_count')
          .from(PostTag, 'tag')
          .where('tag.tagKey IN (:...tagKeys)')
          .groupBy('tag.postId'),
      'shared',
      'shared.post_id = post.id',
    )
    .setParameter('tagKeys', post.tags.map(tagKeyOf))
    .orderBy('shared.tag_count', 'DESC')
    .addOrderBy('post.publishedAt', 'DESC')
    .addOrderBy('post.id', 'DESC')
    .limit(count)
    .getMany();
}
