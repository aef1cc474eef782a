import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../../access/actor.ts';
import { Post } from '../entities/post.entity.ts';

/**
 * The posts that everybody may see at a moment: published, at a date that has come, not deleted
 * (product 5.8, 5.9). Every public list, feed and page selects from these.
 */
export function selectPublic(manager: EntityManager, now: Date): SelectQueryBuilder<Post> {
  return selectPublished(manager).andWhere('post.publishedAt <= :now', { now });
}

/** The posts that are public, or will be from a date to come. */
export function selectPublished(manager: EntityManager): SelectQueryBuilder<Post> {
  return selectExisting(manager).andWhere('post.published = :published', { published: true });
}

/** The posts that are not deleted, drafts and scheduled ones among them. */
export function selectExisting(manager: EntityManager): SelectQueryBuilder<Post> {
  return manager.createQueryBuilder(Post, 'post').where('post.deletedAt IS NULL');
}

/** The posts an actor may see one by one: drafts are for the administrator alone. */
export function selectVisible(
  manager: EntityManager,
  actor: Actor,
  now: Date,
): SelectQueryBuilder<Post> {
  return actor.kind === 'administrator' ? selectExisting(manager) : selectPublic(manager, now);
}

/** Brings a selection of posts into the order of every public list. */
export function newestFirst(selection: SelectQueryBuilder<Post>): SelectQueryBuilder<Post> {
  return selection.orderBy('post.publishedAt', 'DESC').addOrderBy('post.id', 'DESC');
}

/** Whether everybody may see a post at a moment. */
export function isPublic(post: Post, now: Date): boolean {
  return (
    post.published &&
    post.publishedAt !== null &&
    post.publishedAt <= now &&
    post.deletedAt === null
  );
}
