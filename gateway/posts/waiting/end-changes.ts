import { IsNull, Not, type EntityManager } from 'typeorm';
import { Failure } from '../../failure.ts';
import { revisionsToDrop } from '../history/revision-retention.ts';
import { WaitingChanges, type ChangesOutcome } from './waiting-changes.entity.ts';

/** The message for changes that do not wait any more, or have others in their place. */
export const otherChangesMessage =
  'The changes that wait beside this post are not the ones you edited: somebody has kept, ' +
  'published or discarded some in the meantime. Nothing was saved.';

/** The changes that wait beside a post, if any. */
export function waitingOf(manager: EntityManager, postId: string): Promise<WaitingChanges | null> {
  return manager.findOneBy(WaitingChanges, { postId, endedAt: IsNull() });
}

/**
 * The changes that wait beside a post, which must be the ones under that number.
 * @throws Failure CONFLICT when they are not.
 */
export async function expectWaiting(
  manager: EntityManager,
  postId: string,
  number: number,
): Promise<WaitingChanges> {
  const waiting = await waitingOf(manager, postId);
  if (waiting?.number !== number) {
    throw new Failure('CONFLICT', otherChangesMessage);
  }
  return waiting;
}

/** How changes end, when, and through whom. */
interface Ending {
  outcome: ChangesOutcome;
  at: Date;
  by: string;
}

/** Ends the waiting of changes; they stay as what was kept, by the rule of revisions. */
export async function endChanges(
  manager: EntityManager,
  { id, postId }: WaitingChanges,
  { outcome, at, by }: Ending,
): Promise<void> {
  await manager.update(WaitingChanges, { id }, { outcome, endedAt: at, endedBy: by });
  const newestFirst = await manager.find(WaitingChanges, {
    select: { id: true, savedAt: true },
    where: { postId, endedAt: Not(IsNull()) },
    order: { number: 'DESC' },
  });
  const dropped = revisionsToDrop(newestFirst, at);
  if (dropped.length > 0) {
    await manager.delete(WaitingChanges, dropped);
  }
}
