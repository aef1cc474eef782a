import type { EntityManager } from 'typeorm';
import { checkMessages } from '../../../schema/check-rules.ts';
import { Failure } from '../../failure.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import { Post } from '../entities/post.entity.ts';
import type { UpdatePostInput } from './post.input.ts';
import { changedText } from '../pending/changed-text.ts';
import { isUnconfirmed } from '../ai-record/ai-record.ts';
import { recordOfSave, type SaveOrigin } from '../ai-record/record-of-save.ts';
import { approvedTextHash, readTextHash } from '../entities/text-hash.ts';
import { snapshotOf } from './save-revision.ts';
import {
  findingKey,
  type CheckedPost,
  type PublicationGate,
  type RequiredReviews,
} from './publication-gate.ts';

/**
 * The state of the post when it was checked; a save that finds another state has to check again.
 */
interface JudgedState {
  version: number;
  published: boolean;
  publishedAt: number | undefined;
}

/** The permission for a save to publish. */
export interface Approval {
  /** The state before the save; absent for a new post, and for one that cannot be saved. */
  judged?: JudgedState;
  /** Keys of the findings that the publication overrides; absent if nothing was checked. */
  accepted?: string[];
  /** The reason for overriding them, if there were any. */
  reason?: string | undefined;
  /** The reviews that a text needs which becomes public now. */
  required?: RequiredReviews | undefined;
}

/** Among the accepted findings: a schedule that was set with a reason needs no reviews. */
export const reviewsOverridden = 'reviews';

/** Thrown within a save when the post has changed since it was checked. */
export class OvertakenSave extends Failure {
  constructor() {
    super('CONFLICT', checkMessages.overtaken);
  }
}

/** The state of a post for which it was approved. */
export function judgedState(
  { published, publishedAt }: Pick<Post, 'published' | 'publishedAt'>,
  version: number,
): JudgedState {
  return { version, published, publishedAt: publishedAt?.getTime() };
}

/** @throws OvertakenSave if a post to be published has changed since it was checked. */
export function requireJudged(approval: Approval | undefined, present: JudgedState): void {
  const judged = approval?.judged;
  if (
    approval !== undefined &&
    (judged?.version !== present.version ||
      judged.published !== present.published ||
      judged.publishedAt !== present.publishedAt)
  ) {
    throw new OvertakenSave();
  }
}

/** What the checks read of a text. */
function checkedParts(text: CheckedPost): string {
  const { title, subtitle, content, excerpt, metaTitle, metaDescription } = text;
  return JSON.stringify([
    ...[title, subtitle, content, excerpt, metaTitle, metaDescription].map((part) => part ?? ''),
    text.faqs.map(({ question, answer }) => [question, answer]),
    text.references?.map(({ url }) => url),
  ]);
}

/** When a text is to be published, and the reason for overriding findings. */
interface Publication {
  date: Date;
  now: Date;
  reason: string | undefined;
}

/**
 * Approves a text without blocking findings, or with a reason for overriding them. A schedule may be
 * set before a person has read the text; when it is due, the text is checked again (product 24.3).
 * @throws Failure CHECKS_FAILED with the findings.
 */
export async function approve(
  gate: PublicationGate,
  text: CheckedPost,
  { date, now, reason }: Publication,
): Promise<Approval> {
  const isScheduled = date > now;
  const unread = text.unread === true && (!isScheduled || reason !== undefined);
  const findings = await gate.blocking({ ...text, unread }, isScheduled ? date : now);
  if (findings.length > 0 && reason === undefined) {
    throw new Failure('CHECKS_FAILED', checkMessages.refused(findings.length), { findings });
  }
  return {
    accepted: findings.map(findingKey),
    ...(findings.length > 0 ? { reason } : {}),
  };
}

/**
 * Adds to an approval the reviews that a text needs (product 26.5): at once, or, unless a reason
 * overrides them, when its schedule comes due.
 */
export async function withReviews(
  gate: PublicationGate,
  text: CheckedPost,
  { date, now, reason }: Publication,
  approval: Approval,
): Promise<Approval> {
  const required = await gate.requiredReviews(text);
  if (required === undefined || date <= now) return { ...approval, required };
  if (reason === undefined) return approval;
  return { ...approval, accepted: [...(approval.accepted ?? []), reviewsOverridden], reason };
}

/** A change to check before it is saved. */
interface JudgedChange extends Omit<SaveOrigin, 'pendingChanges'> {
  id: string;
  input: UpdatePostInput;
  now: Date;
  /** Refuses an actor who may not publish, before anything is checked. */
  requirePublishing?: () => void;
}

/**
 * The text after a change, whether AI was involved in it and no person has read it, and what the
 * change rewrites.
 */
async function textAfter(
  reader: EntityManager,
  { post, body }: { post: Post; body: PostBody },
  { input, byAi, reading, restored }: JudgedChange,
): Promise<{
  text: CheckedPost;
  unread: boolean;
  recheck: boolean;
  rewritten: boolean;
  reworded: boolean;
}> {
  const live = snapshotOf(post, body);
  const { snapshot } = changedText(live, null, input, body.derivedExcerpt);
  const { waitingChanges: pendingChanges } = input;
  const origin = { byAi, reading, restored, pendingChanges };
  const record = await recordOfSave(reader, post, snapshot, origin);
  return {
    text: snapshot,
    unread: isUnconfirmed(record),
    recheck: checkedParts(snapshot) !== checkedParts(live),
    rewritten: readTextHash(snapshot) !== readTextHash(live),
    reworded: approvedTextHash(snapshot) !== approvedTextHash(live),
  };
}

/**
 * Checks a change of a post before it is saved. A save that publishes nothing new is not checked:
 * of a draft, or without a change to the text of a published post.
 * @throws Failure CHECKS_FAILED with the findings.
 */
export async function approveChange(
  gate: PublicationGate,
  reader: EntityManager,
  change: JudgedChange,
): Promise<Approval | undefined> {
  const { id, input, now } = change;
  if (input.published === false) return undefined;
  const post = await reader.findOneBy(Post, { id });
  const stale = input.version !== undefined && input.version !== post?.version;
  // The save itself reports the problem.
  if (post === null || post.deletedAt !== null || stale) return {};
  const judged = judgedState(post, post.version);
  if (!(input.published ?? post.published)) return { judged };
  change.requirePublishing?.();
  const body = await reader.findOneByOrFail(PostBody, { postId: id });
  const { text, unread, recheck, rewritten, reworded } = await textAfter(
    reader,
    { post, body },
    change,
  );
  const date = input.publishedAt ?? post.publishedAt ?? now;
  const wasPublic = post.published && post.publishedAt !== null && post.publishedAt <= now;
  const appears = !post.published || (input.publishedAt !== undefined && !wasPublic);
  const isChecked = appears || recheck || (unread && rewritten);
  const publication = { date, now, reason: input.overrideReason };
  const approval = isChecked ? await approve(gate, { ...text, unread }, publication) : {};
  return {
    judged,
    ...(appears || reworded ? await withReviews(gate, text, publication, approval) : approval),
  };
}
