import type { EntityManager } from 'typeorm';
import { articlePath } from '../../../schema/article-path.ts';
import { postFieldNames, postFields, type PostFieldName } from '../../../schema/post-fields.ts';
import type { WebhookEvent } from '../../../schema/webhook-rules.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import {
  momentText,
  recordAction,
  type AuditSubject,
  type RecordedAction,
} from '../../audit/record-action.ts';
import { announce } from '../../mail/webhook-announcement.ts';
import type { Reading } from '../ai-record/ai-record.ts';
import type { PostSnapshot } from '../entities/post-revision.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { PostSave } from '../history/post-save.entity.ts';

type PostEvent = Extract<WebhookEvent, `post.${string}`>;

/** Notifies webhooks of the publicly visible change of a post, in the transaction of the change. */
export async function announcePost(
  manager: EntityManager,
  event: PostEvent,
  { id, slug, title, version, publishedAt }: Post,
  at: Date,
): Promise<void> {
  const path = articlePath(slug);
  const data = { id, slug, path, title, version, publishedAt: publishedAt?.toISOString() ?? null };
  await announce(manager, { event, at, data });
}

/** The event that a save is for readers, given whether the post was public before and after it. */
export function postEventOf(
  before: boolean,
  after: boolean,
  textChanged: boolean,
): PostEvent | undefined {
  if (before && after) {
    return textChanged ? 'post.updated' : undefined;
  }
  return after ? 'post.published' : before ? 'post.withdrawn' : undefined;
}

/** The actor and the time of an action on a post. */
type PostAction = Pick<RecordedAction, 'at' | 'by'>;

/** A text field of a post, or its date. */
type TextField = Exclude<PostFieldName, 'published'>;

const textFields = postFieldNames.filter((name): name is TextField => name !== 'published');

/** The name of a post in the audit log. */
export function postSubject({ id, title }: Pick<Post, 'id' | 'title'>): AuditSubject {
  return { kind: 'post', id, label: title };
}

/** The fields that differ between two states of a post. */
export function differingFields(before: PostSnapshot, after: PostSnapshot): TextField[] {
  return textFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

/** Labels of the fields that differ between two states of a post. */
export function changedFields(before: PostSnapshot, after: PostSnapshot): string[] {
  return differingFields(before, after).map((field) => postFields[field].words);
}

/** Records that a post was published or hidden; a future date is named. */
export async function recordPublication(
  manager: EntityManager,
  post: Post,
  { at, by }: PostAction,
): Promise<void> {
  const { publishedAt } = post;
  const scheduled = post.published && publishedAt !== null && publishedAt > at;
  await recordAction(manager, {
    at,
    by,
    action: post.published ? 'post.publish' : 'post.unpublish',
    subject: postSubject(post),
    detail: scheduled ? `Public from ${momentText(publishedAt)}` : undefined,
  });
}

/** Records the reason for publishing a post despite findings, if there were any. */
export async function recordOverride(
  manager: EntityManager,
  post: Post,
  { at, by }: PostAction,
  approval: { reason?: string | undefined } | undefined,
): Promise<void> {
  if (approval?.reason !== undefined) {
    const subject = postSubject(post);
    const detail = approval.reason;
    await recordAction(manager, { at, by, action: 'post.override', subject, detail });
  }
}

/** The publication of a version despite findings or missing reviews. */
interface Override {
  version: number;
  at: Date;
  by: string | null;
  reason: string;
}

/** The recorded overrides of a post, oldest first. */
export async function overridesOf(manager: EntityManager, postId: string): Promise<Override[]> {
  const newestFirst = await manager.find(PostSave, {
    select: { postId: true, version: true, savedAt: true },
    where: { postId },
    order: { version: 'DESC' },
  });
  const entries = await manager.find(AuditEntry, {
    where: { action: 'post.override', subjectId: postId },
    order: { id: 'ASC' },
  });
  return entries.flatMap(({ at, actor: by, detail }) => {
    const version = newestFirst.find(({ savedAt }) => savedAt <= at)?.version;
    return version === undefined ? [] : [{ version, at, by, reason: detail ?? '' }];
  });
}

/** Records that a person confirmed having read a post in which AI was involved. */
export async function recordConfirmation(
  manager: EntityManager,
  post: Pick<Post, 'id' | 'title' | 'aiInvolved'>,
  reading: Reading | undefined,
): Promise<void> {
  if (reading !== undefined && post.aiInvolved) {
    const { at, by } = reading;
    const subject = postSubject(post);
    await recordAction(manager, { at: new Date(at), by, action: 'post.confirm', subject });
  }
}
