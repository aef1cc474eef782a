import type { EntityManager } from 'typeorm';
import type { PostSnapshot } from '../entities/post-revision.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { readTextHash } from '../entities/text-hash.ts';
import { PostSave } from '../history/post-save.entity.ts';
import { PendingChanges } from '../pending/pending-changes.entity.ts';
import { recordOf, type AiRecord, type Reading } from './ai-record.ts';

/** The author of a save, and the texts that it takes over. */
export interface SaveOrigin {
  /** Whether AI wrote the saved text. */
  byAi?: boolean | undefined;
  /** The reading that the save confirms, if any. */
  reading?: Reading | undefined;
  /** The earlier version that it restores. */
  restored?: number | undefined;
  /** Number of the pending changes that it includes. */
  pendingChanges?: number | undefined;
}

/**
 * The record of a post after a save of this text. The text of a restored version replaces all
 * others, so it has the record of that version (product 24.1).
 */
export async function recordOfSave(
  manager: EntityManager,
  post: Post,
  text: PostSnapshot,
  { byAi = false, reading, restored, pendingChanges }: SaveOrigin,
): Promise<AiRecord> {
  const postId = post.id;
  const version =
    restored === undefined
      ? null
      : await manager.findOneBy(PostSave, { postId, version: restored });
  const included =
    pendingChanges === undefined
      ? null
      : await manager.findOneBy(PendingChanges, { postId, number: pendingChanges });
  const sources = version === null ? [post, ...(included === null ? [] : [included])] : [version];
  return recordOf(readTextHash(text), { sources, byAi, reading });
}
