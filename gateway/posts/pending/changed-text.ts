import { slugOf } from '../../../schema/post-rules.ts';
import type { PostDraftText } from '../drafts/post-draft.type.ts';
import { attributionOver } from '../attribution/stored-attribution.ts';
import { asSent, sentOver } from '../entities/optional-texts.ts';
import type { PostSnapshot } from '../entities/post-revision.entity.ts';
import type { UpdatePostInput } from '../editing/post.input.ts';
import { differingFields } from '../editing/record-post.ts';
import type { ChangedField, PendingChanges } from './pending-changes.entity.ts';

/** Pending changes as text: the resulting text, and the fields that differ from the public one. */
type ChangedText = Pick<PendingChanges, 'snapshot' | 'changed'>;

/** The text of a post with changes applied; all other fields are the post's. */
export function withChanges(live: PostSnapshot, { snapshot, changed }: ChangedText): PostSnapshot {
  return { ...live, ...Object.fromEntries(changed.map((field) => [field, snapshot[field]])) };
}

/**
 * The text of a post with input applied to `present` by the rules of a save: absent means no
 * change, empty removes, an excerpt that only repeats the one taken from the text is not the
 * author's, and a published post always has a date.
 */
function withInput(
  present: PostSnapshot,
  input: UpdatePostInput,
  derivedExcerpt: string,
): PostSnapshot {
  const title = input.title ?? present.title;
  const repeated = present.excerpt === null && input.excerpt === derivedExcerpt;
  const dateless = input.publishedAt === null && present.published;
  return {
    title,
    ...sentOver(input, present),
    slug: input.slug === undefined ? present.slug : input.slug || slugOf(title),
    author: input.author ?? present.author,
    excerpt: repeated
      ? null
      : input.excerpt === undefined
        ? present.excerpt
        : input.excerpt || null,
    tags: input.tags ?? present.tags,
    faqs: input.faqs?.map(({ id, question, answer }) => ({ id, question, answer })) ?? present.faqs,
    content: input.content ?? present.content,
    ...attributionOver(input, present),
    revisedAt:
      input.revisedAt === undefined ? present.revisedAt : (input.revisedAt?.toISOString() ?? null),
    published: present.published,
    publishedAt:
      input.publishedAt === undefined || dateless
        ? present.publishedAt
        : (input.publishedAt?.toISOString() ?? null),
  };
}

/** The input applied to existing pending changes, if any, and to the post's own text. */
export function changedText(
  live: PostSnapshot,
  pending: ChangedText | null,
  input: UpdatePostInput,
  derivedExcerpt: string,
): ChangedText {
  const present = pending === null ? live : withChanges(live, pending);
  const snapshot = withInput(present, input, derivedExcerpt);
  return { snapshot, changed: differingFields(live, snapshot) };
}

/** The changes as input of a save; empty values remove. */
export function inputOf({ snapshot, changed }: ChangedText): UpdatePostInput {
  const { excerpt, publishedAt, revisedAt, ...others } = snapshot;
  const input = {
    ...others,
    ...asSent(snapshot),
    excerpt: excerpt ?? '',
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    revisedAt: revisedAt === null ? null : new Date(revisedAt),
  };
  return Object.fromEntries(changed.map((field) => [field, input[field]]));
}

/** The changes as form values: null for unchanged fields, empty for removed values. */
export function draftTextOf({ snapshot, changed }: ChangedText): PostDraftText {
  const nothing = (field: ChangedField) => (field === 'reviewer' ? { name: '' } : '');
  return Object.fromEntries(changed.map((field) => [field, snapshot[field] ?? nothing(field)]));
}
