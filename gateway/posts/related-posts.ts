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
 * Up to `count` public posts beside the given one: those that share a tag with it, newest first,
 * topped up with others, newest first (specification §3 "A related-articles helper").
 */
export async function relatedPosts(
  manager: EntityManager,
  { post, count, now }: RelatedQuery,
): Promise<Post[]> {
  const selectOthers = (except: Post[]) =>
    newestFirst(selectPublic(manager, now)).andWhere({ id: Not(In(except.map(({ id }) => id))) });

  const sharing: Post[] = [];
  if (post.tags.length > 0) {
    const selection = selectOthers([post]);
    const tagged = selection
      .subQuery()
      .select('tag.postId')
      .from(PostTag, 'tag')
      .where('tag.tagKey IN (:...tagKeys)')
      .getQuery();
    const found = await selection
      .andWhere(`post.id IN ${tagged}`, { tagKeys: post.tags.map(tagKeyOf) })
      .limit(count)
      .getMany();
    sharing.push(...found);
  }
  if (sharing.length === count) {
    return sharing;
  }
  const others = await selectOthers([post, ...sharing])
    .limit(count - sharing.length)
    .getMany();
  return [...sharing, ...others];
}
