import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { Failure } from '../../failure.ts';
import { claimSlug } from '../editing/claim-slug.ts';
import { Post } from '../entities/post.entity.ts';
import { postSubject } from '../editing/record-post.ts';
import { adminSearchText } from '../desk/select-admin-posts.ts';
import { restorableSince } from './restorable.ts';

interface Restoration {
  id: string;
  now: Date;
  /** E-mail address of who restores it. */
  by: string;
}

const notRestorableMessage = 'This post cannot be restored any more.';

/**
 * Takes a post back from the deleted ones and resolves with it, as a draft, so that nothing goes
 * public unseen; its date of publication stays. A slug that another post has taken since gets the
 * first free number behind it.
 * @throws Failure NOT_FOUND when there is no such deleted post, or its 30 days are over.
 */
export async function restorePost(manager: EntityManager, restoration: Restoration): Promise<Post> {
  const { id, now, by } = restoration;
  const post = await manager.findOneBy(Post, { id });
  if (post === null || post.deletedAt === null || post.deletedAt <= restorableSince(now)) {
    throw new Failure('NOT_FOUND', notRestorableMessage);
  }
  post.slug = await claimSlug(manager, post.slug, id);
  post.searchText = adminSearchText(post);
  post.deletedAt = null;
  post.published = false;
  await manager.save(post);
  await recordAction(manager, { at: now, by, action: 'post.restore', subject: postSubject(post) });
  return post;
}
