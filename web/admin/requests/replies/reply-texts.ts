import { z } from 'zod';
import type { ReplyDraftQuery } from '../../../generated/admin.ts';
import { BrowserDrafts } from '../../drafts/browser-drafts.ts';

const storedDraftSchema = z.object({
  /** That of the request. */
  id: z.string(),
  writtenAt: z.number(),
  subject: z.string(),
  message: z.string(),
  /** How many replies its writer has seen. */
  basedOnReplies: z.number(),
});

/** A reply that was written and not sent. */
export type ReplyText = z.output<typeof storedDraftSchema>;

/** The unsent replies in this browser. */
export const replyTexts = new BrowserDrafts<ReplyText>({
  prefix: 'loon-reply-text:',
  serialize: (text) => text,
  deserialize: (stored) => storedDraftSchema.safeParse(stored).data,
});

/** The unsent reply to a request that was written last, here or on the server. */
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
