import { In } from 'typeorm';
import { previewLinkLimits as limits } from '../../../schema/limits.ts';
import type { Author } from '../../access/actor.ts';
import { linkTokenHash, newLinkToken } from '../../access/link-token.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { Database } from '../../database/database.ts';
import { Failure } from '../../failure.ts';
import { isRecordId } from '../../database/record-id.ts';
import type { Post } from '../entities/post.entity.ts';
import { postSubject } from '../editing/record-post.ts';
import { postsLock } from '../../database/locks.ts';
import { isPublic, requireExisting, selectExisting } from '../reading/visible-posts.ts';
import { pendingChangesOf } from '../pending/end-changes.ts';
import { previewedPost } from '../pending/previewed-post.ts';
import { PreviewLink } from './preview-link.entity.ts';

const publicMessage = 'This post is public. Share its own URL.';

/** Lets people without a login read a post before it is public. */
export class PreviewLinksService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  /**
   * Creates a link and resolves with its token, which is returned only once. Earlier links stay
   * valid.
   * @throws Failure NOT_FOUND for an unknown post, CONFLICT for a public one without pending
   *   changes.
   */
  async create(actor: Author, postId: string): Promise<string> {
    const token = newLinkToken();
    const tokenHash = linkTokenHash(token) ?? '';
    const createdBy = actor.email;
    await this.database.write(async (manager) => {
      const createdAt = this.now();
      const post = await requireExisting(manager, postId);
      if (isPublic(post, createdAt) && (await pendingChangesOf(manager, postId)) === null) {
        throw new Failure('CONFLICT', publicMessage);
      }
      const surplus = await manager.find(PreviewLink, {
        where: { postId },
        order: { createdAt: 'DESC', tokenHash: 'DESC' },
        skip: limits.perPost - 1,
        take: limits.perPost,
      });
      if (surplus.length > 0) {
        await manager.delete(PreviewLink, { tokenHash: In(surplus.map((link) => link.tokenHash)) });
      }
      await manager.insert(PreviewLink, { tokenHash, postId, createdAt, createdBy });
      const subject = postSubject(post);
      await recordAction(manager, {
        at: createdAt,
        by: createdBy,
        action: 'post.preview',
        subject,
      });
    }, postsLock);
    return token;
  }

  /** The valid links of a post, newest first. */
  async list(_actor: Author, postId: string): Promise<PreviewLink[]> {
    if (!isRecordId(postId)) {
      return [];
    }
    return this.database.reader.find(PreviewLink, {
      where: { postId },
      order: { createdAt: 'DESC', tokenHash: 'DESC' },
    });
  }

  /** Withdraws every link of a post; resolves with their number. */
  async withdraw(actor: Author, postId: string): Promise<number> {
    return this.database.write(async (manager) => {
      const post = await requireExisting(manager, postId);
      const count = await manager.countBy(PreviewLink, { postId });
      if (count > 0) {
        await manager.delete(PreviewLink, { postId });
        await recordAction(manager, {
          at: this.now(),
          by: actor.email,
          action: 'post.preview.end',
          subject: postSubject(post),
        });
      }
      return count;
    }, postsLock);
  }

  /** Whether a token is currently valid. */
  async isGood(token: string): Promise<boolean> {
    return (await this.postOf(token)) !== null;
  }

  /**
   * The post of a valid link with its pending changes; null for any other link, and once everything
   * is public.
   */
  async postOf(token: string): Promise<Post | null> {
    const tokenHash = linkTokenHash(token);
    if (tokenHash === undefined) {
      return null;
    }
    const post = await selectExisting(this.database.reader)
      .innerJoin(PreviewLink, 'link', 'link.postId = post.id')
      .andWhere('link.tokenHash = :tokenHash', { tokenHash })
      .getOne();
    if (post === null) {
      return null;
    }
    const changes = await pendingChangesOf(this.database.reader, post.id);
    if (changes !== null) {
      return previewedPost(this.database.reader, post, changes);
    }
    return isPublic(post, this.now()) ? null : post;
  }
}
