import { IsNull, Not, type EntityManager } from 'typeorm';
import { Failure } from '../../failure.ts';
import { revisionsToDrop } from '../editing/save-revision.ts';
import { PendingChanges, type ChangesOutcome } from './pending-changes.entity.ts';

/** The message for changes that are no longer pending or were replaced. */
export const otherChangesMessage =
  'The pending changes of this post are not the ones you edited: someone has saved, ' +
  'published or discarded some in the meantime. Nothing was saved.';

/** The pending changes of a post, if any. */
export function pendingChangesOf(
  manager: EntityManager,
  postId: string,
): Promise<PendingChanges | null> {
  return manager.findOneBy(PendingChanges, { postId, endedAt: IsNull() });
}

/**
 * The pending changes of a post.
 * @throws Failure CONFLICT if they do not have that number.
 */
export async function requirePending(
  manager: EntityManager,
  postId: string,
  number: number,
): Promise<PendingChanges> {
  const pending = await pendingChangesOf(manager, postId);
  if (pending?.number !== number) {
    throw new Failure('CONFLICT', otherChangesMessage);
  }
  return pending;
}

/** The outcome, time and author of the end of pending changes. */
interface Ending {
  outcome: ChangesOutcome;
  at: Date;
  by: string;
}

/** Ends pending changes; they stay in the history by the retention rule of revisions. */
export async function endChanges(
  manager: EntityManager,
  { id, postId }: PendingChanges,
  { outcome, at, by }: Ending,
): Promise<void> {
  await manager.update(PendingChanges, { id }, { outcome, endedAt: at, endedBy: by });
  const newestFirst = await manager.find(PendingChanges, {
    select: { id: true, savedAt: true },
    where: { postId, endedAt: Not(IsNull()) },
    order: { number: 'DESC' },
  });
  const dropped = revisionsToDrop(newestFirst, at);
  if (dropped.length > 0) {
    await manager.delete(PendingChanges, dropped);
  }
}
