import type { Author } from '../../access/actor.ts';
import { requireForPosts } from '../../access/policy.ts';
import type { SiteChanges } from '../../changes/site-changes.ts';
import { Failure } from '../../failure.ts';
import { postsLock } from '../../database/locks.ts';
import { recordConfirmation } from '../editing/record-post.ts';
import { snapshotOf } from '../editing/save-revision.ts';
import { conflictMessage } from '../editing/update-post.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { PostSave } from '../history/post-save.entity.ts';
import { requireExisting } from '../reading/visible-posts.ts';
import { aiRecordOf, readingOf } from './ai-record.ts';
import { recordOfSave } from './record-of-save.ts';

/** Confirms readings of saved texts (product 24.2). */
export class ConfirmReadingService {
  constructor(
    private readonly changes: SiteChanges,
    private readonly now: () => Date,
  ) {}

  /**
   * Confirms that the actor has read the whole text of a version and answers for it; a text in which
   * no AI was involved stays as it is.
   * @throws Failure CONFLICT for a stale version, FORBIDDEN for keys, NOT_FOUND for an unknown post.
   */
  async confirm(actor: Author, id: string, version: number): Promise<Post> {
    const reading = readingOf(actor, { confirmReading: true }, this.now());
    return this.changes.write(async (manager, changed) => {
      const post = await requireExisting(manager, id);
      // Readers of a public post see who has read it.
      if (post.published) requireForPosts(actor, 'publish');
      if (post.version !== version) {
        throw new Failure('CONFLICT', conflictMessage(version, post.version));
      }
      const body = await manager.findOneByOrFail(PostBody, { postId: id });
      Object.assign(post, await recordOfSave(manager, post, snapshotOf(post, body), { reading }));
      await manager.save(post);
      await manager.update(PostSave, { postId: id, version }, aiRecordOf(post));
      await recordConfirmation(manager, post, reading);
      changed({ topic: 'post', id });
      return post;
    }, postsLock);
  }
}
