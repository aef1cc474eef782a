import { z } from 'zod';
import type { ReplyDraftQuery } from '../../../generated/admin.ts';
import { BrowserDrafts } from '../../drafts/browser-drafts.ts';

const storedDraftSchema = z.object({
  id: z.string(),
  writtenAt: z.number(),
  subject: z.string(),
  message: z.string(),
  /** The number of replies that its author has seen. */
  basedOnReplies: z.number(),
});

export type ReplyText = z.output<typeof storedDraftSchema>;

/** The drafts of replies in this browser. */
export const replyTexts = new BrowserDrafts<ReplyText>({
  prefix: 'loon-reply-text:',
  serialize: (text) => text,
  deserialize: (stored) => storedDraftSchema.safeParse(stored).data,
});

/** The latest draft of a reply to a request, stored here or on the server. */
export function latestReplyText(
  requestId: string,
  stored: ReplyDraftQuery['replyDraft'] | undefined,
): ReplyText | undefined {
  const here = replyTexts.all(Date.now()).find(({ id }) => id === requestId);
  const there = stored
    ? { ...stored, id: requestId, writtenAt: Date.parse(stored.writtenAt) }
    : undefined;
  if (here === undefined || there === undefined) return here ?? there;
  return there.writtenAt > here.writtenAt ? there : here;
}
