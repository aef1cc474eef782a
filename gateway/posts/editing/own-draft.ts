import { In, type EntityManager } from 'typeorm';
import type { Author } from '../../access/actor.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { auditAreas } from '../../audit/audit-action.ts';
import type { Post } from '../entities/post.entity.ts';
import { PostSave } from '../history/post-save.entity.ts';

/**
 * Whether a draft may be deleted without the permission to publish: a person created it and it was
 * never public (product 21.2). For keys, the scope to write is enough.
 */
export async function isOwnDraft(
  manager: EntityManager,
  { id }: Post,
  actor: Author,
): Promise<boolean> {
  if (actor.kind === 'key') return true;
  const first = await manager.findOneBy(PostSave, { postId: id, version: 1 });
  if (first?.savedBy?.toLowerCase() !== actor.email.toLowerCase()) return false;
  const publications = await manager.findBy(AuditEntry, {
    area: auditAreas.POSTS,
    subjectId: id,
    action: In(['post.publish', 'post.appear']),
  });
  // A publication with a detail was scheduled; when the post appeared, that was recorded too.
  return publications.every(({ action, detail }) => action === 'post.publish' && detail !== null);
}
