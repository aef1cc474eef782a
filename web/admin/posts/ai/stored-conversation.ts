import { z } from 'zod';
import { readStored, writeStored } from '../../shell/browser-storage.ts';
import { newConversation, nextConversation, type Conversation } from './conversation.ts';

const key = 'loon-ai-conversation';

const draft = z.object({ title: z.string().nullable(), text: z.string() });
const storedConversationSchema = z.object({
  post: z.object({ id: z.string(), title: z.string(), slug: z.string() }).optional(),
  messages: z.array(
    z.object({
      role: z.enum(['user', 'assistant']),
      content: z.string(),
      unfinished: draft.optional(),
    }),
  ),
  idea: z.string(),
});

/** The tab's own conversation takes precedence over the last one in this browser. */
const storages = ['sessionStorage', 'localStorage'] as const;

/**
 * Stores a conversation in this browser: its post (the server stores the conversation about it),
 * the text in the input, and the messages sent before there was a post. Does nothing if storage is
 * unavailable.
 */
export function saveConversation(conversation: Conversation): void {
  const { post, messages, idea } = nextConversation(conversation, { type: 'left' });
  const isEmpty = post === undefined && messages.length === 0 && idea === '';
  for (const storage of storages) {
    writeStored(storage, key, isEmpty ? undefined : { post, messages, idea });
  }
}

/** The conversation stored in this browser, otherwise a new one. */
export function readConversation(): Conversation {
  for (const storage of storages) {
    const stored = readStored(storage, key, storedConversationSchema);
    if (stored) return { ...stored, draft: undefined };
  }
  return newConversation;
}
