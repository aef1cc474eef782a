import type { SelectQueryBuilder } from 'typeorm';
import type { Post } from '../entities/post.entity.ts';

/** What the administrator's list may be ordered by. */
export enum PostSortField {
  CREATED = 'created',
  TITLE = 'title',
  AUTHOR = 'author',
  DATE = 'date',
  UPDATED = 'updated',
}

/** An order of the administrator's list. */
export interface AdminPostOrder {
  by: PostSortField;
  descending?: boolean | null;
}

/** The SQL of each sort key over a post under an alias. */
const keys: Record<PostSortField, (post: string) => string> = {
  [PostSortField.CREATED]: (post) => `${post}.id`,
  [PostSortField.TITLE]: (post) => `LOWER(${post}.title)`,
  [PostSortField.AUTHOR]: (post) => `LOWER(${post}.author)`,
  [PostSortField.DATE]: (post) => `COALESCE(${post}.publishedAt, ${post}.createdAt)`,
  [PostSortField.UPDATED]: (post) => `${post}.updatedAt`,
};

/**
 * Orders a selection of posts, the last created first unless `order` says otherwise, and begins
 * behind the post `afterId`. Its sort key is read from the database, so that a cursor is an id.
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
