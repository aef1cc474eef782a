import { In, IsNull, LessThan, type EntityManager } from 'typeorm';
import { postDraftLimits as limits } from '../../../schema/limits.ts';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { rowOf } from '../../database/rows.ts';
import { Failure } from '../../failure.ts';
import { isRecordId } from '../../database/record-id.ts';
import { validated } from '../../validation/validated.ts';
import { selectExisting, unknownPostMessage } from '../reading/visible-posts.ts';
import { PostDraft } from './post-draft.entity.ts';
import { PostDraftInput } from './post-draft.type.ts';
import { dayMs } from '../../../schema/durations.ts';

const foreignMessage = 'This draft belongs to another administrator.';

/** A draft with the stored title of its post; null for a new post or one that was deleted. */
type TitledDraft = PostDraft & { postTitle: string | null };

/**
 * Stores the drafts of administrators until they save or discard them (product 5.6). Each form
 * requests its drafts when it is opened, which calls `onOpened`.
 */
export class PostDraftsService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
    private readonly onOpened: () => void = () => undefined,
  ) {}

  /** The administrator's drafts of a post, or of new posts, the last written first. */
  async list(actor: Author, postId: string | null): Promise<PostDraft[]> {
    this.onOpened();
    if (postId !== null && !isRecordId(postId)) {
      return [];
    }
    return this.database.reader.find(PostDraft, {
      where: { owner: actor.email, postId: postId ?? IsNull() },
      order: { writtenAt: 'DESC' },
      take: limits.offeredMax,
    });
  }

  /** All drafts of the administrator with the titles of their posts, the last written first. */
  async listAll(actor: Author): Promise<TitledDraft[]> {
    const { reader } = this.database;
    const drafts = await reader.find(PostDraft, {
      where: { owner: actor.email },
      order: { writtenAt: 'DESC' },
      take: limits.draftsPerPerson,
    });
    const ids = drafts.flatMap(({ postId }) => (postId === null ? [] : [postId]));
    const posts = await selectExisting(reader)
      .andWhere({ id: In(ids) })
      .getMany();
    const titles = new Map(posts.map(({ id, title }) => [id, title]));
    return drafts.map((draft) =>
      Object.assign(draft, { postTitle: titles.get(draft.postId ?? '') ?? null }),
    );
  }

  /**
   * Saves a draft in place of the previous one of the same form. A text that arrives after a later
   * one changes nothing.
   * @throws Failure BAD_USER_INPUT for a text over the maximum size, NOT_FOUND when the post no
   *   longer exists, FORBIDDEN for another person's draft.
   */
  async save(actor: Author, raw: unknown): Promise<PostDraft> {
    const { id, postId, basedOn, writtenAt, text } = validated(PostDraftInput, raw);
    return this.database.write(
      async (manager) => {
        const present = await manager.findOneBy(PostDraft, { id });
        if (present && present.owner !== actor.email) {
          throw new Failure('FORBIDDEN', foreignMessage);
        }
        if (present && present.writtenAt > writtenAt) {
          return present;
        }
        if (postId && !(await selectExisting(manager).andWhere({ id: postId }).getExists())) {
          throw new Failure('NOT_FOUND', unknownPostMessage);
        }
        const draft = await manager.save(
          rowOf(PostDraft, {
            id,
            owner: actor.email,
            postId: postId ?? null,
            basedOn: basedOn ?? null,
            text,
            writtenAt,
            savedAt: this.now(),
          }),
        );
        if (!present) {
          await dropOldest(manager, actor.email);
        }
        return draft;
      },
      { lock: `drafts ${actor.email}` },
    );
  }

  /** Deletes a draft; resolves with whether there was one. */
  async discard(actor: Author, id: string): Promise<boolean> {
    if (!isRecordId(id)) {
      return false;
    }
    const owner = actor.email;
    return this.database.write(async (manager) => {
      const present = await manager.existsBy(PostDraft, { id, owner });
      await manager.delete(PostDraft, { id, owner });
      return present;
    });
  }

  /** Deletes drafts that have not changed for 30 days. */
  async purge(): Promise<void> {
    const before = new Date(this.now().getTime() - limits.retentionDays * dayMs);
    await this.database.write((manager) =>
      manager.delete(PostDraft, { savedAt: LessThan(before) }),
    );
  }
}

/** A person can have at most 50 drafts. */
async function dropOldest(manager: EntityManager, owner: string): Promise<void> {
  const surplus = await manager.find(PostDraft, {
    select: { id: true },
    where: { owner },
    order: { savedAt: 'DESC' },
    skip: limits.draftsPerPerson,
    take: limits.draftsPerPerson,
  });
  if (surplus.length > 0) {
    await manager.delete(
      PostDraft,
      surplus.map(({ id }) => id),
    );
  }
}
