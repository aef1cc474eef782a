import type { EntityManager } from 'typeorm';
import { dayMs } from '../../../schema/durations.ts';
import { postHistoryLimits } from '../../../schema/limits.ts';
import { recordAction } from '../../audit/record-action.ts';
import { Failure } from '../../failure.ts';
import { claimSlug } from '../editing/claim-slug.ts';
import { Post } from '../entities/post.entity.ts';
import { postSubject } from '../editing/record-post.ts';
import { adminSearchText } from '../desk/select-admin-posts.ts';

const restorableMs = postHistoryLimits.deletedRetentionDays * dayMs;

/** Posts deleted after this time can be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - restorableMs);
}

/** The time from which a deleted post can no longer be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + restorableMs);
}

interface Restoration {
  id: string;
  now: Date;
  /** E-mail address of the administrator who restores it. */
  by: string;
}

const notRestorableMessage = 'This post cannot be restored any more.';

/**
 * Restores a deleted post as a draft, so that nothing becomes public without review; its date of
 * publication does not change. If another post has taken its slug, the slug gets the first free
 * number.
 * @throws Failure NOT_FOUND when there is no such deleted post, or its 30 days are over.
 */
export async function restorePost(manager: EntityManager, restoration: Restoration): Promise<Post> {
  const { id, now, by } = restoration;
  const post = await manager.findOneBy(Post, { id });
  if (post === null || post.deletedAt === null || post.deletedAt <= restorableSince(now)) {
    throw new Failure('NOT_FOUND', notRestorableMessage);
  }
  post.slug = await claimSlug(manager, post.slug, id);
  post.searchText = adminSearchText(post);
  post.deletedAt = null;
  post.published = false;
  await manager.save(post);
  await recordAction(manager, { at: now, by, action: 'post.restore', subject: postSubject(post) });
  return post;
}
