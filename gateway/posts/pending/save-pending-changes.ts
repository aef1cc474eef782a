import { v7 as uuidv7 } from 'uuid';
import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { Failure } from '../../failure.ts';
import type { PostChange } from '../editing/apply-change.ts';
import { snapshotOf } from '../editing/save-revision.ts';
import { storedSections } from '../markdown/content-sections.ts';
import type { RenderedContent } from '../markdown/process-content.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { recordOf } from '../ai-record/ai-record.ts';
import { readTextHash } from '../entities/text-hash.ts';
import { changedFields, postSubject, recordConfirmation } from '../editing/record-post.ts';
import { conflictMessage } from '../editing/update-post.ts';
import { changedText } from './changed-text.ts';
import { endChanges, otherChangesMessage, pendingChangesOf } from './end-changes.ts';
import { ChangesOutcome, PendingChanges } from './pending-changes.entity.ts';

/** The changes to store with a post, their author and time. */
type SavedChanges = Pick<PostChange, 'input' | 'rendered' | 'now' | 'savedBy' | 'reading'> &
  Required<Pick<PostChange, 'program' | 'byAi'>>;

/** The columns with the state of the changes, not their text. */
type Placed = 'id' | 'number' | 'outcome' | 'endedAt' | 'endedBy';

/** Adds pending changes to a post that has none. */
export async function insertChanges(
  manager: EntityManager,
  changes: Omit<PendingChanges, Placed>,
): Promise<void> {
  // The row with the last number is never deleted.
  const last = await manager.maximum(PendingChanges, 'number', { postId: changes.postId });
  await manager.insert(PendingChanges, {
    ...changes,
    id: uuidv7(),
    number: (last ?? 0) + 1,
    outcome: null,
    endedAt: null,
    endedBy: null,
  });
}

/**
 * Stores changes with a post, replacing the pending ones.
 * @throws Failure CONFLICT if the post or its pending changes are not those that were edited.
 *   Nothing is stored then.
 */
export async function savePendingChanges(
  manager: EntityManager,
  post: Post,
  { input, rendered, now, savedBy, program, byAi, reading }: SavedChanges,
): Promise<void> {
  if (input.version !== post.version) {
    throw new Failure('CONFLICT', conflictMessage(input.version ?? 0, post.version));
  }
  const pending = await pendingChangesOf(manager, post.id);
  if (pending?.number !== input.waitingChanges) {
    throw new Failure('CONFLICT', otherChangesMessage);
  }
  const body = await manager.findOneByOrFail(PostBody, { postId: post.id });
  const live = snapshotOf(post, body);
  const text = changedText(live, pending, input, body.derivedExcerpt);
  if (pending !== null) {
    await endChanges(manager, pending, { outcome: ChangesOutcome.REPLACED, at: now, by: savedBy });
  }
  const sources = pending === null ? [post] : [pending, post];
  const record = recordOf(readTextHash(text.snapshot), { sources, byAi, reading });
  await insertChanges(manager, {
    postId: post.id,
    basedOn: post.version,
    ...text,
    ...record,
    ...renderedParts(text.changed.includes('content'), rendered, pending),
    savedAt: now,
    savedBy,
    byProgram: program !== null,
  });
  const { aiInvolved } = record;
  await recordConfirmation(manager, { id: post.id, title: post.title, aiInvolved }, reading);
  const names = changedFields(live, text.snapshot);
  await recordAction(manager, {
    at: now,
    by: savedBy,
    action: 'post.changes.keep',
    subject: postSubject(post),
    detail: names.length > 0 ? `Pending: ${names.join(', ')}` : 'Nothing differs',
  });
}

/** The rendered changed content: the one that was sent, otherwise the existing pending one. */
function renderedParts(
  contentChanged: boolean,
  rendered: RenderedContent | undefined,
  pending: PendingChanges | null,
): Pick<PendingChanges, 'contentHtml' | 'sections' | 'derivedExcerpt' | 'wordCount'> {
  if (!contentChanged) {
    return { contentHtml: null, sections: null, derivedExcerpt: null, wordCount: null };
  }
  return {
    contentHtml: rendered?.html ?? pending?.contentHtml ?? null,
    sections: rendered
      ? storedSections(rendered.html, rendered.sections)
      : (pending?.sections ?? null),
    derivedExcerpt: rendered?.excerpt ?? pending?.derivedExcerpt ?? null,
    wordCount: rendered?.wordCount ?? pending?.wordCount ?? null,
  };
}
