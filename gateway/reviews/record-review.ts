import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../audit/audit-action.ts';
import { recordAction } from '../audit/record-action.ts';
import { postSubject } from '../posts/editing/record-post.ts';
import { Post } from '../posts/entities/post.entity.ts';
import type { Review } from './entities/review.entity.ts';

/**
 * Records an action on a review. The reviewer is named by the capacity only: name and address are
 * erased with the person and must not remain in the audit log.
 */
export async function recordReview(
  manager: EntityManager,
  { postId, capacity }: Review,
  action: { at: Date; by: string | null; action: AuditAction; detail?: string },
): Promise<void> {
  const post = await manager.findOneBy(Post, { id: postId });
  const words = `Capacity: ${capacity.toLowerCase()}`;
  await recordAction(manager, {
    ...action,
    ...(post === null ? {} : { subject: postSubject(post) }),
    detail: action.detail === undefined ? words : `${words}. ${action.detail}`,
  });
}
