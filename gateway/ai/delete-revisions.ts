import type { EntityManager } from 'typeorm';
import { Generation } from './generation.entity.ts';

/** Forgets the proposals made for a post that is removed for good; what the calls cost stays. */
export async function deleteRevisions(manager: EntityManager, postId: string): Promise<void> {
  await manager.update(Generation, { postId }, { revision: null });
}
