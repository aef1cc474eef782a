import { draftTextSchema, type DraftText } from '../../../../schema/draft-rules.ts';
import type { PostValues } from '../form/post-values.ts';

/** A text that is being written and was not saved. */
export interface UnsavedText {
  /** Given by the form that writes it. */
  id: string;
  /** The post that is edited; null for a new one. */
  postId: string | null;
  /** The version of the post that was opened; null for a new one. */
  basedOn: number | null;
  /** Milliseconds since 1970. */
  writtenAt: number;
  /** The fields that differ from that version. */
  changes: Partial<PostValues>;
}

/** Changes as a draft carries them: null says that a field was not changed, so no date is ''. */
export function draftTextOf({ publishedAt, ...changes }: Partial<PostValues>): DraftText {
  return publishedAt === undefined ? changes : { ...changes, publishedAt: publishedAt ?? '' };
}

/** The changes that a draft carries; undefined when it is not one. */
export function changesOf(draft: unknown): Partial<PostValues> | undefined {
  const { data: text } = draftTextSchema.safeParse(draft);
  if (text === undefined) return undefined;
  const { publishedAt, faqs, ...others } = text;
  const changes = {
    ...others,
    faqs: faqs?.map(({ id, question, answer }) => ({ ...(id ? { id } : {}), question, answer })),
    publishedAt: publishedAt === '' ? null : (publishedAt ?? undefined),
  };
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => value !== undefined && (value !== null || name === 'publishedAt'),
    ),
  );
}
