import { slugOf } from '../../../schema/post-rules.ts';
import type { PostDraftText } from '../drafts/post-draft.type.ts';
import { attributionOver } from '../attribution/stored-attribution.ts';
import { asSent, sentOver } from '../entities/optional-texts.ts';
import type { PostSnapshot } from '../entities/post-revision.entity.ts';
import type { UpdatePostInput } from '../editing/post.input.ts';
import { differingFields } from '../editing/record-post.ts';
import type { ChangedField, PendingChanges } from './pending-changes.entity.ts';

/** What changes say: the text that they make, and where it differs from the one that is public. */
export type ChangedText = Pick<PendingChanges, 'snapshot' | 'changed'>;

/** What a post reads as with changes over it; the fields that they leave alone are the post's. */
export function withChanges(live: PostSnapshot, { snapshot, changed }: ChangedText): PostSnapshot {
  return { ...live, ...Object.fromEntries(changed.map((field) => [field, snapshot[field]])) };
}

/**
 * What a post reads as with what was sent over `present`, by the rules of a save: absent stays as
 * it is, empty removes, an excerpt that only repeats the one taken from the text is not the
 * author's, and a published post never loses its date.
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

/** What is sent, over the changes that wait already, if any, over the post's own text. */
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

/** The changes as a save takes them; what is empty removes. */
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

/** The changes as a form takes them: null is what they leave alone, empty what they remove. */
export function draftTextOf({ snapshot, changed }: ChangedText): PostDraftText {
  const nothing = (field: ChangedField) => (field === 'reviewer' ? { name: '' } : '');
  return Object.fromEntries(changed.map((field) => [field, snapshot[field] ?? nothing(field)]));
}
