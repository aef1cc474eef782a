import type { EntityManager } from 'typeorm';
import { postFields } from '../../schema/post-fields.ts';
import { snapshotOf } from '../posts/editing/save-revision.ts';
import { PostBody } from '../posts/entities/post-body.entity.ts';
import type { PostSnapshot } from '../posts/entities/post-revision.entity.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import { approvedTextHash } from '../posts/entities/text-hash.ts';
import { withChanges } from '../posts/pending/changed-text.ts';
import { pendingChangesOf } from '../posts/pending/end-changes.ts';
import type { PendingChanges } from '../posts/pending/pending-changes.entity.ts';
import { findExisting, isPublic } from '../posts/reading/visible-posts.ts';

/** The parts of a post that a reviewer approves (product 26.3). */
const approvedFields = [
  'title',
  'subtitle',
  'content',
  'excerpt',
  'faqs',
  'references',
  'authors',
  'metaTitle',
  'metaDescription',
] as const satisfies readonly (keyof PostSnapshot & keyof typeof postFields)[];

export type ApprovedText = Pick<PostSnapshot, (typeof approvedFields)[number]>;

/** A difference between two texts in one field. */
export interface ReviewChange {
  field: string;
  label: string;
  before: string;
  after: string;
}

/** The present text of a post: with its pending changes, if there are any. */
export interface PresentText {
  post: Post;
  body: PostBody;
  pending: PendingChanges | null;
  /** The text of the post itself. */
  live: PostSnapshot;
  /** The text that a reviewer is shown. */
  text: ApprovedText;
  /** `approvedTextHash` of that text. */
  hash: string;
  /** Whether that text is not public yet. */
  isReviewable: boolean;
}

/** The parts of a text that a reviewer approves. */
export function approvedTextOf(snapshot: ApprovedText): ApprovedText {
  return Object.fromEntries(
    approvedFields.map((field) => [field, snapshot[field]]),
  ) as ApprovedText;
}

/** The present text of an existing post; null if there is no such post. */
export async function presentTextOf(
  manager: EntityManager,
  postId: string,
  now: Date,
): Promise<PresentText | null> {
  const post = await findExisting(manager, postId);
  if (post === null) return null;
  const body = await manager.findOneByOrFail(PostBody, { postId });
  const pending = await pendingChangesOf(manager, postId);
  const live = snapshotOf(post, body);
  const text = approvedTextOf(pending === null ? live : withChanges(live, pending));
  const isReviewable = pending !== null || !isPublic(post, now);
  return { post, body, pending, live, text, hash: approvedTextHash(text), isReviewable };
}

/** The words of a field, for a comparison line by line. */
const words: { [Field in keyof ApprovedText]?: (text: ApprovedText) => string } = {
  faqs: ({ faqs }) => faqs.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
  references: ({ references }) =>
    references.map(({ text, url, doi }) => [text, url, doi].filter(Boolean).join(' ')).join('\n'),
  authors: ({ authors }) =>
    authors.map(({ name, member }) => (member ? `${name} (team)` : name)).join('\n'),
};

function wordsOf(text: ApprovedText, field: (typeof approvedFields)[number]): string {
  const value = text[field];
  return words[field]?.(text) ?? (typeof value === 'string' ? value : '');
}

/** The differences between two texts, in the order of the form. */
export function changesBetween(before: ApprovedText, after: ApprovedText): ReviewChange[] {
  return approvedFields.flatMap((field) => {
    const change = { before: wordsOf(before, field), after: wordsOf(after, field) };
    const { label } = postFields[field];
    return change.before === change.after ? [] : [{ field, label, ...change }];
  });
}
