import { LessThan, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { narrowToWords } from '../../database/narrow-to-words.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { selectExisting } from '../reading/visible-posts.ts';

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

export enum PostStatus {
  DRAFT = 'draft',
  SCHEDULED = 'scheduled',
  PUBLISHED = 'published',
}

/** The filters of the administrator's list. */
export interface AdminPostFilter {
  status?: PostStatus | null;
  /** Words that must all occur in title, slug, author, tags or texts. */
  search?: string | null;
}

/**
 * The text of a post's row for the administrator's search; the long texts have a column of their
 * own.
 */
export function adminSearchText(post: Pick<Post, 'title' | 'slug' | 'author' | 'tags'>): string {
  return [post.title, post.slug, post.author, ...post.tags].join('\n').toLowerCase();
}

function narrowToStatus(
  selection: SelectQueryBuilder<Post>,
  status: PostStatus,
  now: Date,
): SelectQueryBuilder<Post> {
  selection.andWhere('post.published = :published', { published: status !== PostStatus.DRAFT });
  if (status === PostStatus.DRAFT) {
    return selection;
  }
  const comparison = status === PostStatus.SCHEDULED ? '>' : '<=';
  return selection.andWhere(`post.publishedAt ${comparison} :now`, { now });
}

/** All existing posts that match a filter, unordered; `before` is the id that they precede. */
export function selectAdminPosts(
  manager: EntityManager,
  filter: AdminPostFilter,
  now: Date,
  before?: string,
): SelectQueryBuilder<Post> {
  const selection = selectExisting(manager);
  if (filter.status) {
    narrowToStatus(selection, filter.status, now);
  }
  if (before !== undefined) {
    selection.andWhere({ id: LessThan(before) });
  }
  if (filter.search) {
    selection.innerJoin(PostBody, 'body', 'body.postId = post.id');
    narrowToWords(selection, ['post.searchText', 'body.searchText'], filter.search);
  }
  return selection;
}
