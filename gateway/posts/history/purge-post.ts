import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { PostDraft } from '../drafts/post-draft.entity.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import { PostRevision } from '../entities/post-revision.entity.ts';
import { PostSlug } from '../entities/post-slug.entity.ts';
import { PostTag } from '../entities/post-tag.entity.ts';
import { PreviewLink } from '../preview-link/preview-link.entity.ts';
import { Post } from '../entities/post.entity.ts';
import { postSubject } from '../editing/record-post.ts';
import { ScheduledPublication } from '../schedule/scheduled-publication.entity.ts';
import { PendingChanges } from '../pending/pending-changes.entity.ts';
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
  PendingChanges,
];

/** Deletes what another module stores about a post, in the same transaction. */
export type DeleteWithPost = (manager: EntityManager, postId: string) => Promise<void>;

interface Purge {
  deleteWithPost: DeleteWithPost | undefined;
  now: Date;
}

/** Permanently deletes a post with everything that belongs to it. */
export async function purgePost(
  manager: EntityManager,
  post: Post,
  { deleteWithPost, now }: Purge,
): Promise<void> {
  for (const Entity of belongings) {
    await manager.delete(Entity, { postId: post.id });
  }
  await deleteWithPost?.(manager, post.id);
  await manager.delete(Post, { id: post.id });
  await recordAction(manager, {
    at: now,
    by: null,
    action: 'post.purge',
    subject: postSubject(post),
  });
}
