import { In, IsNull, type EntityManager } from 'typeorm';
import { pendingChangesLimits as limits } from '../../../schema/limits.ts';
import { isAgent, programOf, type Author } from '../../access/actor.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { Database } from '../../database/database.ts';
import { postsLock } from '../../database/locks.ts';
import { isRecordId } from '../../database/record-id.ts';
import { Failure, fieldFailure } from '../../failure.ts';
import { validated } from '../../validation/validated.ts';
import { aiRecordOf, readingOf } from '../ai-record/ai-record.ts';
import { recognisedPeople, type Team } from '../attribution/team.ts';
import { UpdatePostInput } from '../editing/post.input.ts';
import { postSubject } from '../editing/record-post.ts';
import type { Post } from '../entities/post.entity.ts';
import type { RenderedContent } from '../markdown/process-content.ts';
import { PreviewLink } from '../preview-link/preview-link.entity.ts';
import { isPublic, requireExisting } from '../reading/visible-posts.ts';
import { endChanges, pendingChangesOf, requirePending } from './end-changes.ts';
import { ChangesOutcome, PendingChanges } from './pending-changes.entity.ts';
import { insertChanges, savePendingChanges } from './save-pending-changes.ts';

const othersPendingMessage =
  'This post has other pending changes. Publish or discard them first. Nothing was restored.';
const unknownChangesMessage = 'These changes are no longer available.';

interface Restoration {
  number: number;
  now: Date;
  savedBy: string;
}

/**
 * Makes earlier changes pending again, based on the same version as before.
 * @throws Failure CONFLICT while others are pending, NOT_FOUND when there are none with that
 *   number.
 */
async function restoreChanges(
  manager: EntityManager,
  post: Post,
  { number, now, savedBy }: Restoration,
): Promise<void> {
  if ((await pendingChangesOf(manager, post.id)) !== null) {
    throw new Failure('CONFLICT', othersPendingMessage);
  }
  const earlier = await manager.findOneBy(PendingChanges, { postId: post.id, number });
  if (earlier === null) {
    throw new Failure('NOT_FOUND', unknownChangesMessage);
  }
  const { postId, basedOn, snapshot, changed } = earlier;
  const { contentHtml, sections, derivedExcerpt, wordCount } = earlier;
  const rendered = { contentHtml, sections, derivedExcerpt, wordCount };
  const said = { postId, basedOn, snapshot, changed, ...rendered, ...aiRecordOf(earlier) };
  await insertChanges(manager, { ...said, savedAt: now, savedBy, byProgram: earlier.byProgram });
  await recordAction(manager, {
    at: now,
    by: savedBy,
    action: 'post.changes.restore',
    subject: postSubject(post),
  });
}

interface PendingChangesDependencies {
  database: Database;
  render: (content: string) => Promise<RenderedContent>;
  team: Team;
  now: () => Date;
}

const versionMessage = 'Send the version of the post that you edited.';
const publicationMessage = 'The published state cannot be part of pending changes.';

/** Stores pending changes of posts, which readers do not see until they are published. */
export class PendingChangesService {
  constructor(private readonly deps: PendingChangesDependencies) {}

  /**
   * Saves the sent fields over the existing pending changes. Those must have the number in the
   * input's `pendingChanges`; without that number there must be none.
   * @throws Failure CONFLICT when the post or its pending changes differ from the edited ones.
   */
  async save(actor: Author, id: string, raw: unknown): Promise<Post> {
    const input = validated(UpdatePostInput, raw);
    if (input.version === undefined) {
      throw fieldFailure('version', versionMessage);
    }
    if (input.published === false) {
      throw fieldFailure('published', publicationMessage);
    }
    const now = this.deps.now();
    const reading = readingOf(actor, input, now);
    Object.assign(input, recognisedPeople(input, this.deps));
    const rendered =
      input.content === undefined ? undefined : await this.deps.render(input.content);
    const change = {
      input,
      rendered,
      now,
      savedBy: actor.email,
      program: programOf(actor),
      byAi: isAgent(actor),
      reading,
    };
    return this.write(id, (manager, post) => savePendingChanges(manager, post, change));
  }

  /**
   * Discards the pending changes; they stay in the history.
   * @throws Failure NOT_FOUND for an unknown post, CONFLICT if other changes are pending than those
   *   with that number.
   */
  async discard(actor: Author, id: string, number: number): Promise<Post> {
    const [at, by] = [this.deps.now(), actor.email];
    return this.write(id, async (manager, post) => {
      const pending = await requirePending(manager, id, number);
      await endChanges(manager, pending, { outcome: ChangesOutcome.DISCARDED, at, by });
      if (isPublic(post, at)) {
        await manager.delete(PreviewLink, { postId: id });
      }
      const subject = postSubject(post);
      await recordAction(manager, { at, by, action: 'post.changes.discard', subject });
    });
  }

  /**
   * Makes earlier changes pending again, based on the same version as before.
   * @throws Failure NOT_FOUND for an unknown post or number, CONFLICT while others are pending.
   */
  async restore(actor: Author, id: string, number: number): Promise<Post> {
    const [now, savedBy] = [this.deps.now(), actor.email];
    return this.write(id, (manager, post) =>
      restoreChanges(manager, post, { number, now, savedBy }),
    );
  }

  /** The saved changes of a post, newest first, at most 50; only those with `number`, if given. */
  async list(_actor: Author, postId: string, number?: number): Promise<PendingChanges[]> {
    if (!isRecordId(postId)) {
      return [];
    }
    return this.deps.database.reader.find(PendingChanges, {
      where: { postId, ...(number === undefined ? {} : { number }) },
      order: { number: 'DESC' },
      take: limits.listed,
    });
  }

  /** The pending changes of posts, in the order of `ids`; null for posts without any. */
  async ofPosts(ids: readonly string[]): Promise<(PendingChanges | null)[]> {
    const found = await this.deps.database.reader.findBy(PendingChanges, {
      postId: In([...ids]),
      endedAt: IsNull(),
    });
    const byPost = new Map(found.map((changes) => [changes.postId, changes]));
    return ids.map((id) => byPost.get(id) ?? null);
  }

  /**
   * Changes the pending changes of a post; resolves with the post itself, which does not change.
   */
  private async write(
    id: string,
    work: (manager: EntityManager, post: Post) => Promise<void>,
  ): Promise<Post> {
    return this.deps.database.write(async (manager) => {
      const post = await requireExisting(manager, id);
      await work(manager, post);
      return post;
    }, postsLock);
  }
}
