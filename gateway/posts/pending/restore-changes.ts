import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { Failure } from '../../failure.ts';
import { aiRecordOf } from '../ai-record/ai-record.ts';
import type { Post } from '../entities/post.entity.ts';
import { postSubject } from '../editing/record-post.ts';
import { pendingChangesOf } from './end-changes.ts';
import { insertChanges } from './save-pending-changes.ts';
import { PendingChanges } from './pending-changes.entity.ts';

const othersPendingMessage =
  'This post has other pending changes. Publish or discard them first. Nothing was restored.';
const unknownChangesMessage = 'These changes are no longer available.';

interface Restoration {
  number: number;
  now: Date;
  savedBy: string;
}

/**
 * Makes earlier changes pending again, based on the same version as before.
 * @throws Failure CONFLICT while others are pending, NOT_FOUND when there are none with that
 *   number.
 */
export async function restoreChanges(
  manager: EntityManager,
  post: Post,
  { number, now, savedBy }: Restoration,
): Promise<void> {
  if ((await pendingChangesOf(manager, post.id)) !== null) {
    throw new Failure('CONFLICT', othersPendingMessage);
  }
  const earlier = await manager.findOneBy(PendingChanges, { postId: post.id, number });
  if (earlier === null) {
    throw new Failure('NOT_FOUND', unknownChangesMessage);
  }
  const { postId, basedOn, snapshot, changed } = earlier;
  const { contentHtml, sections, derivedExcerpt, wordCount } = earlier;
  const rendered = { contentHtml, sections, derivedExcerpt, wordCount };
  const said = { postId, basedOn, snapshot, changed, ...rendered, ...aiRecordOf(earlier) };
  await insertChanges(manager, { ...said, savedAt: now, savedBy, byProgram: earlier.byProgram });
  await recordAction(manager, {
    at: now,
    by: savedBy,
    action: 'post.changes.restore',
    subject: postSubject(post),
  });
}
