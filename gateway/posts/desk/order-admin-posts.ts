import type { SelectQueryBuilder } from 'typeorm';
import type { Post } from '../entities/post.entity.ts';

/** The sort keys of the administrator's list. */
export enum PostSortField {
  CREATED = 'created',
  TITLE = 'title',
  AUTHOR = 'author',
  DATE = 'date',
  UPDATED = 'updated',
}

/** The sort order of the administrator's list. */
export interface AdminPostOrder {
  by: PostSortField;
  descending?: boolean | null;
}

/** The SQL expression of each sort key, given the alias of the post. */
const keys: Record<PostSortField, (post: string) => string> = {
  [PostSortField.CREATED]: (post) => `${post}.id`,
  [PostSortField.TITLE]: (post) => `LOWER(${post}.title)`,
  [PostSortField.AUTHOR]: (post) => `LOWER(${post}.author)`,
  [PostSortField.DATE]: (post) => `COALESCE(${post}.publishedAt, ${post}.createdAt)`,
  [PostSortField.UPDATED]: (post) => `${post}.updatedAt`,
};

/**
 * Sorts a query of posts, the last created first unless `order` says otherwise, and starts after
 * the post `afterId`. The sort key of that post is read from the database, so that a cursor is only
 * an id.
 */
export function orderAdminPosts(
  selection: SelectQueryBuilder<Post>,
  order: AdminPostOrder | null | undefined,
  afterId?: string,
): SelectQueryBuilder<Post> {
  const keyOf = keys[order?.by ?? PostSortField.CREATED];
  const descending = order?.descending ?? true;
  if (afterId !== undefined) {
    const place = selection
      .subQuery()
      .select([`${keyOf('place')} AS "placeKey"`, 'place.id AS "placeId"'])
      .from('post', 'place')
      .where('place.id = :afterId')
      .getQuery();
    const comparison = descending ? '<' : '>';
    selection.andWhere(`(${keyOf('post')}, post.id) ${comparison} ${place}`, { afterId });
  }
  const direction = descending ? 'DESC' : 'ASC';
  return selection.orderBy(keyOf('post'), direction).addOrderBy('post.id', direction);
}
