import { In, Not, type EntityManager } from 'typeorm';
import { PostTag, tagKeyOf } from '../entities/post-tag.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { isPublic, newestFirst, selectKept, selectPublic } from './visible-posts.ts';

interface RelatedQuery {
  post: Post;
  count: number;
  now: Date;
}

/** So many of each tag's posts are looked at: a blog may have many thousands with one tag. */
const newestOfTag = 100;

/**
 * Up to `count` public posts beside the given one: of the newest hundred of each of its tags those
 * that share most tags with it, the newest of equals first, topped up with others, newest first
 * (product 4.7).
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

/** Statement for a tag's newest public posts, the tag's key as `name`; an index alone answers. */
function newestOf(manager: EntityManager, name: string): string {
  const newest = manager
    .createQueryBuilder(PostTag, 'tag')
    .select('tag.postId', 'post_id')
    .addSelect('tag.publicFrom', 'public_from')
    .where(`tag.tagKey = :${name}`)
    .andWhere('tag.publicFrom <= :now')
    .andWhere('tag.postId <> :id')
    .orderBy('tag.publicFrom', 'DESC')
    .addOrderBy('tag.postId', 'DESC')
    .limit(newestOfTag);
  return `SELECT * FROM (${newest.getQuery()}) ${name}`;
}

async function postsSharingTags(
  manager: EntityManager,
  { post: { id, tags }, count, now }: RelatedQuery,
): Promise<Post[]> {
  const keys = [...new Set(tags.map(tagKeyOf))];
  if (keys.length === 0) {
    return [];
  }
  const named = new Map(keys.map((key, index) => [`tag_${String(index)}`, key]));
  const newest = [...named.keys()].map((name) => newestOf(manager, name)).join(' UNION ALL ');
  const closest = `SELECT post_id, COUNT(*) AS tag_count FROM (${newest}) tags GROUP BY post_id
    ORDER BY COUNT(*) DESC, MAX(public_from) DESC, post_id DESC LIMIT ${String(count)}`;
  // The tags' rows say which posts are public. A condition on the posts' own columns would make
  // SQLite look through all of them.
  const found = await selectKept(manager)
    .innerJoin(`(${closest})`, 'shared', 'shared.post_id = post.id')
    .setParameters({ ...Object.fromEntries(named), now, id })
    .orderBy('shared.tag_count', 'DESC')
    .addOrderBy('post.publishedAt', 'DESC')
    .addOrderBy('post.id', 'DESC')
    .getMany();
  return found.filter((post) => isPublic(post, now));
}
