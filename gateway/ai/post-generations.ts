import type { EntityManager } from 'typeorm';
import { aiLimits } from '../../schema/limits.ts';
import { Generation } from './generation.entity.ts';

/** The turns of the conversation about a post, oldest first, without their proposals. */
export async function listTurns(manager: EntityManager, postId: string): Promise<Generation[]> {
  const newestFirst = await manager.find(Generation, {
    where: { postId },
    order: { id: 'DESC' },
    take: aiLimits.turnsMax,
  });
  return newestFirst.reverse();
}

/** Deletes the proposals for a post that is deleted for good; the recorded costs stay. */
export async function deleteRevisions(manager: EntityManager, postId: string): Promise<void> {
  await manager.update(Generation, { postId }, { revision: null });
}
