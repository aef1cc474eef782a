import { LessThan, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { narrowToWords } from '../database/narrow-to-words.ts';
import type { Post } from './post.entity.ts';
import { selectKept } from './visible-posts.ts';

/** Who can see a post. */
export enum PostStatus {
  DRAFT = 'draft',
  SCHEDULED = 'scheduled',
  PUBLISHED = 'published',
}

/** What the administrator's list may be narrowed to. */
export interface AdminPostFilter {
  status?: PostStatus | null;
  /** Words that must all occur in title, slug, author or tags. */
  search?: string | null;
}

/** The text that the administrator's search looks through. */
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

/** All kept posts that a filter matches, without order; `before` is the id that they precede. */
export function selectAdminPosts(
  manager: EntityManager,
  filter: AdminPostFilter,
  now: Date,
  before?: string,
): SelectQueryBuilder<Post> {
  const selection = selectKept(manager);
  if (filter.status) {
    narrowToStatus(selection, filter.status, now);
  }
  if (before !== undefined) {
    selection.andWhere({ id: LessThan(before) });
  }
  narrowToWords(selection, 'post.searchText', filter.search);
  return selection;
}
