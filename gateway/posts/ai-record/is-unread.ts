import type { EntityManager } from 'typeorm';
import { updatePostSchema } from '../../../schema/post-rules.ts';
import type { CheckedPost } from '../editing/publication-gate.ts';
import { snapshotOf } from '../editing/save-revision.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import { readTextHash } from '../entities/text-hash.ts';
import { changedText } from '../pending/changed-text.ts';
import { pendingChangesOf } from '../pending/end-changes.ts';
import { findExisting } from '../reading/visible-posts.ts';

/**
 * Whether AI was involved in a stored post, with its pending changes, and no person has confirmed
 * having read this text of it. Fields that a check does not send are the stored ones.
 */
export async function isUnread(
  manager: EntityManager,
  postId: string,
  checked: CheckedPost,
): Promise<boolean> {
  const post = await findExisting(manager, postId);
  if (post === null) return false;
  const pending = await pendingChangesOf(manager, postId);
  if (!post.aiInvolved && pending?.aiInvolved !== true) return false;
  const { confirmation } = pending ?? post;
  if (confirmation === null) return true;
  const { title, subtitle, content, excerpt, metaTitle, metaDescription } = checked;
  const { faqs, references } = checked;
  const texts = { title, subtitle, content, excerpt, metaTitle, metaDescription };
  const sent = Object.entries({ ...texts, faqs, references }).filter(([, value]) => value != null);
  const { data } = updatePostSchema.safeParse(Object.fromEntries(sent));
  if (data === undefined) return true;
  const body = await manager.findOneByOrFail(PostBody, { postId });
  const live = snapshotOf(post, body);
  const { snapshot } = changedText(live, pending, data, body.derivedExcerpt);
  return readTextHash(snapshot) !== confirmation.hash;
}
