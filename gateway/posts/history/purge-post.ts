import type { EntityManager } from 'typeorm';
import { Generation } from '../../ai/generation.entity.ts';
import { recordAction } from '../../audit/record-action.ts';
import { PostDraft } from '../drafts/post-draft.entity.ts';
import { PostBody } from '../post-body.entity.ts';
import { PostRevision } from '../post-revision.entity.ts';
import { PostSlug } from '../post-slug.entity.ts';
import { PostTag } from '../post-tag.entity.ts';
import { PreviewLink } from '../preview-link/preview-link.entity.ts';
import { Post } from '../post.entity.ts';
import { postSubject } from '../record-post.ts';
import { ScheduledPublication } from '../schedule/scheduled-publication.entity.ts';
import { WaitingChanges } from '../waiting/waiting-changes.entity.ts';
import { PostSave } from './post-save.entity.ts';

/** The tables whose rows belong to a post. */
const belongings = [
  PostBody,
  PostTag,
  PostSlug,
  PostRevision,
  PostSave,
  PostDraft,
  ScheduledPublication,
  PreviewLink,
  WaitingChanges,
];

/**
 * Removes a deleted post for good, with everything that belongs to it; of the AI generator's calls
 * for it what they cost stays.
 */
export async function purgePost(manager: EntityManager, post: Post, now: Date): Promise<void> {
  for (const Entity of belongings) {
    await manager.delete(Entity, { postId: post.id });
  }
  await manager.update(Generation, { postId: post.id }, { revision: null });
  await manager.delete(Post, { id: post.id });
  await recordAction(manager, {
    at: now,
    by: null,
    action: 'post.purge',
    subject: postSubject(post),
  });
}
