import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { Failure } from '../../failure.ts';
import {
  announcePost,
  changedFields,
  postEventOf,
  postSubject,
  recordConfirmation,
  recordOverride,
  recordPublication,
} from './record-post.ts';
import { judgedState, requireJudged } from './check-publication.ts';
import { applyPublication, changeText, type PostChange, type Replaced } from './apply-change.ts';
import { PostSave } from '../history/post-save.entity.ts';
import { snapshotOf } from './save-revision.ts';
import { aiRecordOf } from '../ai-record/ai-record.ts';
import { recordOfSave } from '../ai-record/record-of-save.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import { approvedTextHash } from '../entities/text-hash.ts';
import type { UpdatePostInput } from './post.input.ts';
import { Post } from '../entities/post.entity.ts';
import { PreviewLink } from '../preview-link/preview-link.entity.ts';
import { updateSchedule } from '../schedule/update-schedule.ts';
import { storeTags } from './store-tags.ts';
import { isPublic, unknownPostMessage } from '../reading/visible-posts.ts';
import { endChanges, requirePending, pendingChangesOf } from '../pending/end-changes.ts';
import { ChangesOutcome, PendingChanges } from '../pending/pending-changes.entity.ts';

/** The message for a stale version. */
export function conflictMessage(edited: number, current: number): string {
  return (
    `This post was changed in the meantime: you edited version ${String(edited)}, and it is now ` +
    `version ${String(current)}. Nothing was saved. Reload the post to see the other changes.`
  );
}

/**
 * Whether a change touches anything but the publish state. Only such a change counts as a version
 * and leaves a revision: the eye button changes nothing else (product 5.8).
 */
export function changesText(input: UpdatePostInput): boolean {
  const { published, version, waitingChanges, overrideReason, confirmReading, ...text } = input;
  return Object.values<unknown>(text).some((value) => value !== undefined);
}

/** Whether a change contains text: the publication date alone does not count. */
function writes({ publishedAt, ...rest }: UpdatePostInput): boolean {
  return changesText(rest);
}

/** Reads a post for a change and locks it, so that a concurrent change waits. */
async function lockPost(manager: EntityManager, id: string, versionStep: number): Promise<Post> {
  await manager.increment(Post, { id }, 'version', versionStep);
  const post = await manager.findOneBy(Post, { id });
  if (post === null || post.deletedAt !== null) {
    throw new Failure('NOT_FOUND', unknownPostMessage);
  }
  return post;
}

/**
 * Changes a post and resolves with it. The previous text stays as a revision, and the action is
 * recorded in the audit log.
 * @throws Failure NOT_FOUND for an unknown post; CONFLICT, naming the current version, when the
 *   input's version is not the current one. Then nothing is changed (product 5.11).
 */
export async function updatePost(manager: EntityManager, change: PostChange): Promise<Post> {
  const { id, input, now } = change;
  const versionStep = changesText(input) ? 1 : 0;
  const post = await lockPost(manager, id, versionStep);
  const current = post.version - versionStep;
  if (input.version !== undefined && input.version !== current) {
    throw new Failure('CONFLICT', conflictMessage(input.version, current));
  }
  const wasPublished = post.published;
  if (wasPublished || input.published === true) {
    change.requirePublishing?.();
  }
  requireJudged(change.approval, judgedState(post, current));
  const wasPublic = isPublic(post, now);
  const publicBefore = publicFrom(post, now);
  const included = await endIncluded(manager, change);
  const replaced = versionStep > 0 ? await changeText(manager, post, change) : undefined;
  if (replaced) post.textBy = await textAuthor(manager, post, replaced, included, change);
  await changeRecord(manager, post, replaced?.body, change);
  applyPublication(post, input, now);
  post.unreviewedBy = unreviewed(post, change);
  const saved = await manager.save(post);
  await storeTags(manager, saved);
  const reworded = replaced !== undefined && isReworded(post, replaced);
  const isMinor =
    !reworded &&
    input.published === undefined &&
    input.publishedAt === undefined &&
    included === undefined;
  await updateSchedule(manager, saved, now, {
    by: change.program ? null : change.savedBy,
    isMinor,
    accepted: change.approval?.accepted,
    reworded,
  });
  if (isPublic(saved, now) && (await pendingChangesOf(manager, id)) === null) {
    await manager.delete(PreviewLink, { postId: id });
  }
  if (replaced) {
    await recordUpdate(manager, saved, { ...replaced, included: included !== undefined }, change);
  }
  if (publicFrom(saved, now) !== publicBefore) {
    await recordPublication(manager, saved, { at: now, by: change.savedBy });
  }
  await recordOverride(manager, saved, { at: now, by: change.savedBy }, change.approval);
  const event = postEventOf(wasPublic, isPublic(saved, now), versionStep > 0);
  if (event !== undefined) {
    await announcePost(manager, event, saved, now);
  }
  return saved;
}

/** Since or from when readers see a post: a new time counts only while it is ahead. */
function publicFrom(post: Post, now: Date): 'never' | 'already' | number {
  if (!post.published || post.publishedAt === null) return 'never';
  return isPublic(post, now) ? 'already' : post.publishedAt.getTime();
}

/** The program that wrote text which no person has published yet (product 19.8). */
function unreviewed(
  { unreviewedBy, published }: Post,
  { program, input }: PostChange,
): string | null {
  if (program) {
    return writes(input) ? program : unreviewedBy;
  }
  return published ? null : unreviewedBy;
}

/** Whether a change replaced the text that reviewers approve. */
function isReworded(post: Post, { before, body }: Replaced): boolean {
  return approvedTextHash(before) !== approvedTextHash(snapshotOf(post, body));
}

/**
 * The changes with which the text of these became pending. A later save may have changed nothing
 * that reviewers approve, such as the tags.
 */
async function firstWithText(
  manager: EntityManager,
  pending: PendingChanges,
): Promise<PendingChanges> {
  const { postId, number, snapshot } = pending;
  const before = await manager.findOneBy(PendingChanges, { postId, number: number - 1 });
  return before !== null && approvedTextHash(before.snapshot) === approvedTextHash(snapshot)
    ? firstWithText(manager, before)
    : pending;
}

/** The person who last changed the text that reviewers approve (product 26.5). */
async function textAuthor(
  manager: EntityManager,
  post: Post,
  replaced: Replaced,
  included: PendingChanges | undefined,
  { program, savedBy }: PostChange,
): Promise<string | null> {
  if (!isReworded(post, replaced)) return post.textBy;
  const hash = approvedTextHash(snapshotOf(post, replaced.body));
  if (included && approvedTextHash(included.snapshot) === hash) {
    const written = await firstWithText(manager, included);
    return written.byProgram ? post.textBy : written.savedBy;
  }
  return program ? post.textBy : savedBy;
}

/** Ends the pending changes that a save includes, and resolves with them. */
async function endIncluded(
  manager: EntityManager,
  { id, input, now, savedBy }: PostChange,
): Promise<PendingChanges | undefined> {
  if (input.waitingChanges === undefined) {
    return undefined;
  }
  const pending = await requirePending(manager, id, input.waitingChanges);
  await endChanges(manager, pending, { outcome: ChangesOutcome.PUBLISHED, at: now, by: savedBy });
  return pending;
}

/** Updates what is stored about AI, and records a confirmation. */
async function changeRecord(
  manager: EntityManager,
  post: Post,
  changedBody: PostBody | undefined,
  { input, restored, byAi = false, reading }: PostChange,
): Promise<void> {
  const { waitingChanges: pendingChanges } = input;
  if (!changedBody && !reading && pendingChanges === undefined) return;
  const body = changedBody ?? (await manager.findOneByOrFail(PostBody, { postId: post.id }));
  const origin = { byAi, reading, restored, pendingChanges };
  Object.assign(post, await recordOfSave(manager, post, snapshotOf(post, body), origin));
  if (changedBody === undefined) {
    await manager.update(PostSave, { postId: post.id, version: post.version }, aiRecordOf(post));
  }
  await recordConfirmation(manager, post, reading);
}

async function recordUpdate(
  manager: EntityManager,
  post: Post,
  { before, body, included }: Replaced & { included: boolean },
  { now, savedBy, program, restored, model }: PostChange,
): Promise<void> {
  const changed = changedFields(before, snapshotOf(post, body));
  await manager.insert(PostSave, {
    postId: post.id,
    version: post.version,
    savedAt: now,
    savedBy,
    byProgram: Boolean(program),
    changed,
    restored: restored ?? null,
    model: model ?? null,
    ...aiRecordOf(post),
  });
  const names = changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'Nothing changed';
  const changes = included ? `${names}. They include pending changes` : names;
  const subject = postSubject(post);
  const action = { at: now, by: savedBy, subject };
  if (model !== undefined) {
    await recordAction(manager, { ...action, action: 'ai.revise', detail: `By ${model}` });
  }
  await recordAction(manager, {
    ...action,
    action: restored === undefined ? 'post.update' : 'post.revert',
    detail: restored === undefined ? changes : `Back to version ${String(restored)}. ${changes}`,
  });
}
