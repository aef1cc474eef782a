import { IsNull, type EntityManager } from 'typeorm';
import type { Post } from '../entities/post.entity.ts';
import { ScheduledPublication } from './scheduled-publication.entity.ts';

type Scheduled = Pick<Post, 'id' | 'published' | 'publishedAt' | 'deletedAt'>;

/**
 * Makes the pending publication of a post what the post says, after each of its saves: there is
 * one while it is published with a date to come (product 5.8). A publication that is due
 * this moment, and not yet noticed, stays. `accepted` is what it is published in spite of; absent,
 * that stays too.
 */
export async function updateSchedule(
  manager: EntityManager,
  post: Scheduled,
  now: Date,
  accepted?: string[],
): Promise<void> {
  const dueAt = post.published && post.deletedAt === null ? post.publishedAt : null;
  if (dueAt !== null && dueAt > now) {
    const pending = {
      ...{ postId: post.id, dueAt, publicAt: null, secondsLate: 0 },
      ...(accepted === undefined ? {} : { accepted }),
    };
    await manager.upsert(ScheduledPublication, pending, ['postId']);
    return;
  }
  const pending = await manager.findOneBy(ScheduledPublication, {
    postId: post.id,
    publicAt: IsNull(),
  });
  if (pending !== null && pending.dueAt.getTime() !== dueAt?.getTime()) {
    await manager.delete(ScheduledPublication, { postId: post.id });
  }
}
