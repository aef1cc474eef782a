import type { EntityManager } from 'typeorm';
import { slugOf } from '../../../schema/post-rules.ts';
import { recordAction } from '../../audit/record-action.ts';
import { isAgent, programOf, type Author } from '../../access/actor.ts';
import { requireForPosts, requireOwner } from '../../access/policy.ts';
import type { Database } from '../../database/database.ts';
import { Failure } from '../../failure.ts';
import { isRecordId } from '../../database/record-id.ts';
import type { SiteChanges } from '../../changes/site-changes.ts';
import { validated } from '../../validation/validated.ts';
import { recognisedPeople, type Team } from '../attribution/team.ts';
import {
  announcePost,
  postSubject,
  recordConfirmation,
  recordOverride,
  recordPublication,
} from './record-post.ts';
import {
  approve,
  approveChange,
  OvertakenSave,
  withReviews,
  type Approval,
} from './check-publication.ts';
import { createPost } from './create-post.ts';
import { isOwnDraft } from './own-draft.ts';
import { restorePost } from '../history/restore-post.ts';
import { withAnswers, type RenderAnswers } from '../markdown/render-answer.ts';
import { readingOf } from '../ai-record/ai-record.ts';
import type { RenderedContent } from '../markdown/process-content.ts';
import { Post } from '../entities/post.entity.ts';
import { CreatePostInput, UpdatePostInput } from './post.input.ts';
import { PreviewLink } from '../preview-link/preview-link.entity.ts';
import { postsLock } from '../../database/locks.ts';
import type { PublicationGate } from './publication-gate.ts';
import { requireReviews } from './require-reviews.ts';
import { updateSchedule } from '../schedule/update-schedule.ts';
import { storeTags } from './store-tags.ts';
import { changesText, updatePost } from './update-post.ts';
import { type PostChange } from './apply-change.ts';
import { isPublic, requireExisting, unknownPostMessage } from '../reading/visible-posts.ts';
import { inputOf } from '../pending/changed-text.ts';
import { pendingChangesOf, requirePending } from '../pending/end-changes.ts';

interface PostEditingDependencies {
  database: Database;
  changes: SiteChanges;
  render: (content: string) => Promise<RenderedContent>;
  renderAnswers: RenderAnswers;
  team: Team;
  /** Checks posts before publication; nothing is checked if absent. */
  gate?: PublicationGate | undefined;
  now: () => Date;
}

/** How often a save is checked again because another save of the same post came first. */
const judgedTimes = 5;
const versionRequiredMessage = 'Send the version of the post that you edited.';

function requireKnownForm(id: string): void {
  if (!isRecordId(id)) {
    throw new Failure('NOT_FOUND', unknownPostMessage);
  }
}

/** Saves, publishes and deletes posts (product 5.3, 9.9). */
export class PostEditingService {
  constructor(private readonly deps: PostEditingDependencies) {}

  /**
   * Saves a new post (product 5.3); `model` is the AI model that wrote it, if any.
   * @throws Failure CHECKS_FAILED with the findings that block its publication.
   */
  async create(actor: Author, raw: unknown, { model }: { model?: string } = {}): Promise<Post> {
    const input = validated(CreatePostInput, raw);
    if (input.published) {
      requireForPosts(actor, 'publish');
    }
    if (input.overrideReason) {
      requireOwner(actor);
    }
    const createdAt = this.deps.now();
    const reading = readingOf(actor, input, createdAt);
    const byAi = model !== undefined || isAgent(actor);
    const rendered = await this.deps.render(input.content);
    input.faqs = await withAnswers(input.faqs ?? [], this.deps.renderAnswers);
    Object.assign(input, recognisedPeople(input, this.deps));
    const approval = await this.approveNew(input, createdAt, { unread: byAi && !reading });
    return this.deps.changes.write(async (manager, changed) => {
      const created = await createPost(manager, {
        input,
        rendered,
        createdAt,
        savedBy: actor.email,
        program: programOf(actor),
        model,
        byAi,
        reading,
        accepted: approval?.accepted,
      });
      const action = { at: createdAt, by: actor.email };
      const subject = postSubject(created);
      await recordAction(manager, { ...action, action: 'post.create', subject });
      await recordConfirmation(manager, created, reading);
      if (created.published) {
        await recordPublication(manager, created, action);
      }
      await recordOverride(manager, created, action, approval);
      await this.endReviewing(manager, created, {
        ...{ approval, savedBy: actor.email, program: programOf(actor), now: createdAt },
        reason: input.overrideReason,
      });
      if (isPublic(created, createdAt)) {
        await announcePost(manager, 'post.published', created, createdAt);
      }
      changed({ topic: 'post', id: created.id });
      return created;
    }, postsLock);
  }

  /**
   * Changes the fields of a post that are sent. With `versionRequired`, a change of anything but
   * `published` must name the version it is based on; otherwise an absent version overwrites the
   * current one. `restored` is the earlier version that the change restores, `model` the AI model
   * that wrote it.
   * @throws Failure CONFLICT for a stale version, CHECKS_FAILED with the findings that block its
   *   publication.
   */
  async update(
    actor: Author,
    id: string,
    raw: unknown,
    { versionRequired, ...origin }: { versionRequired: boolean; restored?: number; model?: string },
  ): Promise<Post> {
    const sent = validated(UpdatePostInput, raw);
    if (changesText(sent)) {
      requireForPosts(actor, 'write');
    }
    if (sent.overrideReason) {
      requireOwner(actor);
    }
    const now = this.deps.now();
    const reading = readingOf(actor, sent, now);
    const input = await this.withPendingChanges(id, sent);
    if (versionRequired && input.version === undefined && (changesText(input) || reading)) {
      const fields = { version: versionRequiredMessage };
      throw new Failure('BAD_USER_INPUT', versionRequiredMessage, { fields });
    }
    requireKnownForm(id);
    const rendered =
      input.content === undefined ? undefined : await this.deps.render(input.content);
    if (input.faqs !== undefined) {
      input.faqs = await withAnswers(input.faqs, this.deps.renderAnswers);
    }
    Object.assign(input, recognisedPeople(input, this.deps));
    const savedBy = actor.email;
    const requirePublishing = (): void => requireForPosts(actor, 'publish');
    const program = programOf(actor);
    const byAi = origin.model !== undefined || (isAgent(actor) && changesText(sent));
    const author = { savedBy, program, byAi, reading };
    return this.judgedAndSaved({
      id,
      input,
      rendered,
      now,
      ...author,
      requirePublishing,
      ...origin,
    });
  }

  /**
   * Deletes a post: it stays restorable but is found nowhere, and its slugs become available.
   * People who may not publish delete their own drafts only (product 21.2).
   * @throws Failure NOT_FOUND for an unknown post.
   */
  async delete(actor: Author, id: string): Promise<void> {
    requireKnownForm(id);
    await this.deps.changes.write(async (manager, changed) => {
      const post = await requireExisting(manager, id);
      if (post.published || !(await isOwnDraft(manager, post, actor))) {
        requireForPosts(actor, 'publish');
      }
      const deletedAt = this.deps.now();
      if (isPublic(post, deletedAt)) {
        await announcePost(manager, 'post.withdrawn', post, deletedAt);
      }
      await manager.update(Post, { id }, { deletedAt });
      await manager.delete(PreviewLink, { postId: id });
      await this.deps.gate?.endReviews(manager, id, deletedAt);
      post.deletedAt = deletedAt;
      await storeTags(manager, post);
      await updateSchedule(manager, post, deletedAt);
      await recordAction(manager, {
        at: deletedAt,
        by: actor.email,
        action: 'post.delete',
        subject: postSubject(post),
      });
      changed({ topic: 'post', id });
    }, postsLock);
  }

  /**
   * Restores a deleted post as a draft.
   * @throws Failure NOT_FOUND when there is no such deleted post or its 30 days are over.
   */
  async restore(actor: Author, id: string): Promise<Post> {
    requireKnownForm(id);
    const restoration = { id, now: this.deps.now(), by: actor.email };
    return this.deps.changes.write((manager, changed) => {
      changed({ topic: 'post', id });
      return restorePost(manager, restoration);
    }, postsLock);
  }

  private async approveNew(
    input: CreatePostInput,
    now: Date,
    { unread }: { unread: boolean },
  ): Promise<Approval | undefined> {
    const { gate } = this.deps;
    if (gate === undefined || input.published !== true) return undefined;
    const { title, subtitle, content, excerpt, metaTitle, metaDescription } = input;
    const { faqs = [], references = [], overrideReason: reason, publishedAt } = input;
    const texts = { title, subtitle, content, excerpt, metaTitle, metaDescription };
    const text = { ...texts, faqs, references, slug: input.slug || slugOf(title) };
    const publication = { reason, date: publishedAt ?? now, now };
    const approval = await approve(gate, { ...text, unread }, publication);
    return withReviews(gate, text, publication, approval);
  }

  /** Requires the reviews of a text that becomes public, and ends those that are open. */
  private async endReviewing(
    manager: EntityManager,
    post: Post,
    save: Parameters<typeof requireReviews>[3],
  ): Promise<void> {
    const { gate } = this.deps;
    if (gate === undefined) return;
    await requireReviews(manager, gate, post, save);
    if (isPublic(post, save.now) && (await pendingChangesOf(manager, post.id)) === null) {
      await gate.endReviews(manager, post.id, save.now);
    }
  }

  /** Checks a change and saves it; retries once if another change was saved in between. */
  private async judgedAndSaved(change: PostChange): Promise<Post> {
    const { gate, database, changes } = this.deps;
    for (let attempt = 1; ; attempt += 1) {
      const approval = gate && (await approveChange(gate, database.reader, change));
      try {
        return await changes.write(async (manager, changed) => {
          changed({ topic: 'post', id: change.id });
          const saved = await updatePost(manager, { ...change, approval });
          const { savedBy, program = null, now, input } = change;
          const reason = input.overrideReason;
          await this.endReviewing(manager, saved, { approval, savedBy, program, now, reason });
          return saved;
        }, postsLock);
      } catch (error) {
        if (!(error instanceof OvertakenSave) || attempt === judgedTimes) throw error;
      }
    }
  }

  /**
   * The sent fields over the pending changes that they include. Pending changes are immutable; the
   * save verifies that they are still pending.
   * @throws Failure CONFLICT when other changes are pending.
   */
  private async withPendingChanges(id: string, sent: UpdatePostInput): Promise<UpdatePostInput> {
    if (sent.waitingChanges === undefined) {
      return sent;
    }
    requireKnownForm(id);
    const pending = await requirePending(this.deps.database.reader, id, sent.waitingChanges);
    const own = Object.entries(sent).filter(([, value]) => value !== undefined);
    return Object.assign(inputOf(pending), Object.fromEntries(own));
  }
}
