import { LessThan, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { narrowToWords } from '../../database/narrow-to-words.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { selectExisting } from '../reading/visible-posts.ts';

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
