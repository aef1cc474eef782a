import type { EntityManager } from 'typeorm';
import { postFieldNames, postFields, type PostFieldName } from '../../../schema/post-fields.ts';
import { momentText } from '../../audit/moment-text.ts';
import { recordAction, type AuditSubject, type RecordedAction } from '../../audit/record-action.ts';
import type { PostSnapshot } from '../entities/post-revision.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import type { Approval } from './check-publication.ts';

/** Who acts on a post, and when. */
type PostAction = Pick<RecordedAction, 'at' | 'by'>;

/** A field of a post's text, or its date. */
type TextField = Exclude<PostFieldName, 'published'>;

const textFields = postFieldNames.filter((name): name is TextField => name !== 'published');

/** How the audit log names a post. */
export function postSubject({ id, title }: Pick<Post, 'id' | 'title'>): AuditSubject {
  return { kind: 'post', id, label: title };
}

/** Which fields differ between two states of a post. */
export function differingFields(before: PostSnapshot, after: PostSnapshot): TextField[] {
  return textFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

/** The same in people's words. */
export function changedFields(before: PostSnapshot, after: PostSnapshot): string[] {
  return differingFields(before, after).map((field) => postFields[field].words);
}

/** Records that a post was published, or hidden; a date to come is named. */
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

/** Records why a post was published in spite of findings, if it was. */
export async function recordOverride(
  manager: EntityManager,
  post: Post,
  { at, by }: PostAction,
  approval: Approval | undefined,
): Promise<void> {
  if (approval?.reason !== undefined) {
    const subject = postSubject(post);
    const detail = approval.reason;
    await recordAction(manager, { at, by, action: 'post.override', subject, detail });
  }
}
