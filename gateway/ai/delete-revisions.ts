import type { EntityManager } from 'typeorm';
import { Generation } from './generation.entity.ts';

/** Deletes the proposals for a post that is deleted for good; the recorded costs stay. */
export async function deleteRevisions(manager: EntityManager, postId: string): Promise<void> {
  await manager.update(Generation, { postId }, { revision: null });
}
