import { IsNull, type EntityManager } from 'typeorm';
import type { Post } from '../entities/post.entity.ts';
import { reviewsOverridden } from '../editing/check-publication.ts';
import { ScheduledPublication } from './scheduled-publication.entity.ts';

interface ScheduleSetting {
  /** The person who sets it; null for a program. */
  by: string | null;
  /** Whether neither the publication nor the text changes; who has set it before then remains. */
  isMinor?: boolean;
  accepted?: string[] | undefined;
  reworded?: boolean;
}

type Scheduled = Pick<Post, 'id' | 'published' | 'publishedAt' | 'deletedAt'>;

/**
 * Updates the pending publication of a post after each save: there is one while the post is
 * published with a future date (product 5.8). A publication that is due but not yet noticed
 * remains. `set.accepted` contains the findings that it
 * overrides; if absent, the earlier ones stay overridden, except for the missing reviews
 * of another text (`set.reworded`).
 */
export async function updateSchedule(
  manager: EntityManager,
  post: Scheduled,
  now: Date,
  set: ScheduleSetting = { by: null },
): Promise<void> {
  const dueAt = post.published && post.deletedAt === null ? post.publishedAt : null;
  if (dueAt !== null && dueAt > now) {
    const before = await manager.findOneBy(ScheduledPublication, { postId: post.id });
    const remaining = set.reworded
      ? before?.accepted?.filter((finding) => finding !== reviewsOverridden)
      : before?.accepted;
    const setBy = set.isMinor && before ? before.setBy : set.by;
    const pending = {
      ...{ postId: post.id, dueAt, publicAt: null, secondsLate: 0, setBy },
      accepted: set.accepted ?? remaining ?? null,
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
