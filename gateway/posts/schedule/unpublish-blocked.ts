import { IsNull, LessThanOrEqual } from 'typeorm';
import type { Finding } from '../../../schema/check-rules.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { SiteChanges } from '../../changes/site-changes.ts';
import type { Database } from '../../database/database.ts';
import type { Logger } from '../../log/logger.ts';
import { missingReviewMessage } from '../../../schema/review-rules.ts';
import { reviewsOverridden } from '../editing/check-publication.ts';
import { snapshotOf } from '../editing/save-revision.ts';
import { approvedTextHash } from '../entities/text-hash.ts';
import { findingKey, type CheckedPost, type PublicationGate } from '../editing/publication-gate.ts';
import { postsLock } from '../../database/locks.ts';
import { postSubject } from '../editing/record-post.ts';
import { storeTags } from '../editing/store-tags.ts';
import { isUnconfirmed } from '../ai-record/ai-record.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import { Post } from '../entities/post.entity.ts';
import { updateSchedule } from './update-schedule.ts';
import { ScheduledPublication } from './scheduled-publication.entity.ts';

interface UnpublishDependencies {
  database: Database;
  changes: SiteChanges;
  logger: Logger;
  gate: PublicationGate;
}

/**
 * What keeps a post from being published: findings that were not accepted, and missing reviews. That
 * one of the two could not be checked hides nothing that the other has found.
 */
async function newFindings(
  { database, gate }: UnpublishDependencies,
  post: Post,
  publication: ScheduledPublication,
): Promise<Finding[]> {
  const { dueAt, accepted } = publication;
  const body = await database.reader.findOneByOrFail(PostBody, { postId: post.id });
  const text = { ...snapshotOf(post, body), unread: isUnconfirmed(post) };
  const checks = await Promise.allSettled([
    gate
      .blocking(text, dueAt)
      .then((all) => all.filter((finding) => !accepted?.includes(findingKey(finding)))),
    missingReviews({ database, gate }, { post, body, text }, publication),
  ]);
  const found = checks.flatMap((check) => (check.status === 'fulfilled' ? check.value : []));
  const failed = checks.find((check) => check.status === 'rejected');
  if (found.length === 0 && failed !== undefined) throw failed.reason;
  return found;
}

/** The reviews that a scheduled text lacks when it comes due, as findings (product 26.5). */
async function missingReviews(
  { database, gate }: Pick<UnpublishDependencies, 'database' | 'gate'>,
  { post, body, text }: { post: Post; body: PostBody; text: CheckedPost },
  { accepted, setBy: by }: ScheduledPublication,
): Promise<Finding[]> {
  if (accepted?.includes(reviewsOverridden)) return [];
  const required = await gate.requiredReviews(text);
  if (required === undefined) return [];
  const textHash = approvedTextHash(snapshotOf(post, body));
  const missing = await gate.missingReviews(database.reader, required, { post, textHash, by });
  return missing.map((review) => ({
    ...{ rule: 'review-missing', severity: 'BLOCKS', excerpt: '' },
    message: missingReviewMessage(review),
    suggestion: 'Ask for it in the form of the post, then publish it.',
  }));
}

/** Makes a scheduled post a draft again, unless it has changed since it was read. */
async function unpublish(
  { changes, gate }: UnpublishDependencies,
  read: Post,
  { findings, dueAt, now }: { findings: readonly Finding[]; dueAt: Date; now: Date },
): Promise<void> {
  const { id, version } = read;
  await changes.write(async (manager, changed) => {
    const post = await manager.findOneByOrFail(Post, { id });
    const pending = await manager.existsBy(ScheduledPublication, {
      ...{ postId: id, dueAt, publicAt: IsNull() },
    });
    if (!pending || !post.published || post.version !== version) return;
    post.published = false;
    await manager.save(post);
    await storeTags(manager, post);
    await updateSchedule(manager, post, now);
    const detail = findings.map(({ message }) => message).join(' ');
    const subject = postSubject(post);
    await recordAction(manager, { at: now, by: null, action: 'post.hold', subject, detail });
    await gate.onBlocked(manager, { id, title: post.title, dueAt, findings });
    changed({ topic: 'post', id });
  }, postsLock);
  gate.afterBlocked();
}

/**
 * Checks the scheduled posts that are due now or within `leadMs`. A post with findings that were
 * not accepted becomes a draft again, and the recipients are notified. A post whose check itself
 * fails was already checked when it was scheduled: it is published on time, and `undecided` is set.
 */
export async function unpublishBlocked(
  deps: UnpublishDependencies,
  { now, leadMs }: { now: Date; leadMs: number },
): Promise<{ undecided: boolean }> {
  const due = await deps.database.reader.find(ScheduledPublication, {
    where: { publicAt: IsNull(), dueAt: LessThanOrEqual(new Date(now.getTime() + leadMs)) },
    order: { dueAt: 'ASC', postId: 'ASC' },
  });
  let undecided = false;
  for (const pending of due) {
    try {
      const post = await deps.database.reader.findOneBy(Post, { id: pending.postId });
      if (post?.published !== true) continue;
      const findings = await newFindings(deps, post, pending);
      if (findings.length > 0) await unpublish(deps, post, { findings, dueAt: pending.dueAt, now });
    } catch (error) {
      undecided = true;
      deps.logger.error({ err: error, postId: pending.postId }, 'A scheduled post was not checked');
    }
  }
  return { undecided };
}
