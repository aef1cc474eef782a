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

/** The number of posts to consider for each tag: a blog may have many thousands with one tag. */
const newestOfTag = 100;

/**
 * Up to `count` public posts related to the given one: from the newest hundred of each of its tags,
 * those that share the most tags with it, the newest first among equals, filled up with others,
 * newest first (product 4.7).
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

/** SQL for the newest public posts of a tag, with the tag's key as `name`; needs only an index. */
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
    // The rows of tags already identify public posts. A condition on the columns of posts would
    // make SQLite scan the whole table.
    return selectExisting(manager)
      .innerJoin(`(${closest})`, 'shared', 'shared.post_id = post.id')
      .setParameters(values)
      .orderBy('shared.tag_count', 'DESC')
      .addOrderBy('post.publishedAt', 'DESC')
      .addOrderBy('post.id', 'DESC');
  });
  return found.filter((post) => isPublic(post, now));
}
