import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../../access/actor.ts';
import { isRecordId } from '../../database/record-id.ts';
import { Failure } from '../../failure.ts';
import { Post } from '../entities/post.entity.ts';

/**
 * The public posts at a given time: published, with a past date, not deleted (product 5.8, 5.9).
 * Every public list, feed and page selects from these.
 */
export function selectPublic(manager: EntityManager, now: Date): SelectQueryBuilder<Post> {
  return selectPublished(manager).andWhere('post.publishedAt <= :now', { now });
}

/** The posts that are public, or will be at a future date. */
export function selectPublished(manager: EntityManager): SelectQueryBuilder<Post> {
  return selectExisting(manager).andWhere('post.published = :published', { published: true });
}

/** The posts that are not deleted, including drafts and scheduled ones. */
export function selectExisting(manager: EntityManager): SelectQueryBuilder<Post> {
  return manager.createQueryBuilder(Post, 'post').where('post.deletedAt IS NULL');
}

export const unknownPostMessage = 'This post does not exist any more.';

/** The post with an id, unless it is deleted; null if there is none. */
export async function findExisting(manager: EntityManager, id: string): Promise<Post | null> {
  return isRecordId(id) ? await selectExisting(manager).andWhere({ id }).getOne() : null;
}

/**
 * The post with an id, unless it is deleted.
 * @throws Failure NOT_FOUND if there is none.
 */
export async function requireExisting(manager: EntityManager, id: string): Promise<Post> {
  const post = await findExisting(manager, id);
  if (post === null) {
    throw new Failure('NOT_FOUND', unknownPostMessage);
  }
  return post;
}

/** The posts that an actor may see individually: drafts are for administrators only. */
export function selectVisible(
  manager: EntityManager,
  actor: Actor,
  now: Date,
): SelectQueryBuilder<Post> {
  return actor.kind === 'administrator' ? selectExisting(manager) : selectPublic(manager, now);
}

/** Sorts posts in the order of every public list. */
export function newestFirst(selection: SelectQueryBuilder<Post>): SelectQueryBuilder<Post> {
  return selection.orderBy('post.publishedAt', 'DESC').addOrderBy('post.id', 'DESC');
}

/** Whether a post is public at a given time. */
export function isPublic(post: Post, now: Date): boolean {
  return (
    post.published &&
    post.publishedAt !== null &&
    post.publishedAt <= now &&
    post.deletedAt === null
  );
}
