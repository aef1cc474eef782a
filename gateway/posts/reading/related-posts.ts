import type { EntityManager } from 'typeorm';
import type { PreparedSelections } from '../../database/prepared-selections.ts';
import { PostTag, tagKeyOf } from '../entities/post-tag.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { isPublic, newestFirst, selectExisting, selectPublic } from './visible-posts.ts';

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
  selections: PreparedSelections,
  { post, count, now }: RelatedQuery,
): Promise<Post[]> {
  const sharing = await postsSharingTags(selections, { post, count, now });
  if (sharing.length === count) {
    return sharing;
  }
  const except = [post, ...sharing].map(({ id }) => id);
  const missing = count - sharing.length;
  const others = await selections.entities(
    `others ${String(missing)}`,
    { now, except },
    (manager) =>
      newestFirst(selectPublic(manager, now))
        .andWhere('post.id NOT IN (:...except)', { except })
        .limit(missing),
  );
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
  selections: PreparedSelections,
  { post: { id, tags }, count, now }: RelatedQuery,
): Promise<Post[]> {
  const keys = [...new Set(tags.map(tagKeyOf))];
  if (keys.length === 0) {
    return [];
  }
  const named = new Map(keys.map((key, index) => [`tag_${String(index)}`, key]));
  const values = { ...Object.fromEntries(named), now, id };
  const shape = `sharing ${String(keys.length)} tags, ${String(count)}`;
  const found = await selections.entities(shape, values, (manager) => {
    const newest = [...named.keys()].map((name) => newestOf(manager, name)).join(' UNION ALL ');
    const closest = `SELECT post_id, COUNT(*) AS tag_count FROM (${newest}) tags GROUP BY post_id
      ORDER BY COUNT(*) DESC, MAX(public_from) DESC, post_id DESC LIMIT ${String(count)}`;
    // The tags' rows say which posts are public. A condition on the posts' own columns would make
    // SQLite look through all of them.
    return selectExisting(manager)
      .innerJoin(`(${closest})`, 'shared', 'shared.post_id = post.id')
      .setParameters(values)
      .orderBy('shared.tag_count', 'DESC')
      .addOrderBy('post.publishedAt', 'DESC')
      .addOrderBy('post.id', 'DESC');
  });
  return found.filter((post) => isPublic(post, now));
}
