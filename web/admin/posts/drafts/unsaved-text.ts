import { draftTextSchema, type DraftText } from '../../../../schema/draft-rules.ts';
import { personValues, referenceValues, type PostValues } from '../form/post-values.ts';

/** A draft that has not been saved yet. */
export interface UnsavedText {
  /** Assigned by the form that writes it. */
  id: string;
  /** The post being edited; null for a new one. */
  postId: string | null;
  /** The version of the post that was opened; null for a new one. */
  basedOn: number | null;
  /** Milliseconds since 1970. */
  writtenAt: number;
  /** The fields that differ from that version. */
  changes: Partial<PostValues>;
}

/** Fields that a change may clear. */
const mayBeNothing: ReadonlySet<string> = new Set(['publishedAt', 'revisedAt', 'reviewer']);

/** Converts changes to a draft of the API: null means unchanged, so an empty date is ''. */
export function draftTextOf(values: Partial<PostValues>): DraftText {
  const { publishedAt, revisedAt, reviewer, ...changes } = values;
  return {
    ...changes,
    ...(publishedAt === undefined ? {} : { publishedAt: publishedAt ?? '' }),
    ...(revisedAt === undefined ? {} : { revisedAt: revisedAt ?? '' }),
    ...(reviewer === undefined ? {} : { reviewer: reviewer ?? { name: '' } }),
  };
}

/** Converts an empty date to null; null means unchanged. */
function dateOf(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : (text ?? undefined);
}

function reviewerOf(draft: DraftText): PostValues['reviewer'] | undefined {
  if (!draft.reviewer) return undefined;
  const { name, member } = draft.reviewer;
  return name === '' && !member ? null : personValues(draft.reviewer);
}

/** The changes in a draft; undefined if it is invalid. */
export function changesOf(draft: unknown): Partial<PostValues> | undefined {
  const { data: text } = draftTextSchema.safeParse(draft);
  if (text === undefined) return undefined;
  const { publishedAt, revisedAt, faqs, references, authors, reviewer: _, ...others } = text;
  const changes = {
    ...others,
    faqs: faqs?.map(({ id, question, answer }) => ({ ...(id ? { id } : {}), question, answer })),
    references: references?.map(referenceValues),
    authors: authors?.map(personValues),
    reviewer: reviewerOf(text),
    publishedAt: dateOf(publishedAt),
    revisedAt: dateOf(revisedAt),
  };
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => value !== undefined && (value !== null || mayBeNothing.has(name)),
    ),
  );
}
