import type { EntityManager } from 'typeorm';
import { reviewMessages } from '../../../schema/review-rules.ts';
import { Failure } from '../../failure.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { approvedTextHash } from '../entities/text-hash.ts';
import { isPublic } from '../reading/visible-posts.ts';
import type { Approval } from './check-publication.ts';
import type { PublicationGate } from './publication-gate.ts';
import { recordOverride } from './record-post.ts';
import { snapshotOf } from './save-revision.ts';

interface ReviewedSave {
  approval: Approval | undefined;
  /** The reason of an owner for publishing without reviews. */
  reason: string | undefined;
  savedBy: string;
  program: string | null;
  now: Date;
}

/**
 * Checks a save in its transaction: what becomes public has the reviews that it needs, or an
 * owner's reason (product 26.5).
 * @throws Failure REVIEW_REQUIRED with what is missing.
 */
export async function requireReviews(
  manager: EntityManager,
  gate: PublicationGate,
  post: Post,
  { approval, reason, savedBy, program, now }: ReviewedSave,
): Promise<void> {
  const required = approval?.required;
  if (required === undefined || !isPublic(post, now)) return;
  const body = await manager.findOneByOrFail(PostBody, { postId: post.id });
  const missing = await gate.missingReviews(manager, required, {
    post,
    textHash: approvedTextHash(snapshotOf(post, body)),
    by: program ? null : savedBy,
  });
  if (missing.length === 0) return;
  if (reason === undefined) {
    throw new Failure('REVIEW_REQUIRED', reviewMessages.required, { missing });
  }
  // A reason for findings of the checks is recorded already.
  if (approval?.reason === undefined) {
    await recordOverride(manager, post, { at: now, by: savedBy }, { reason });
  }
}
