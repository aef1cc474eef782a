import { z } from 'zod';
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
function storages(): Storage[] {
  return [sessionStorage, localStorage];
}

/**
 * Stores a conversation in this browser: its post (the server stores the conversation about it),
 * the text in the input, and the messages sent before there was a post. Does nothing if storage is
 * unavailable.
 */
export function saveConversation(conversation: Conversation): void {
  const { post, messages, idea } = nextConversation(conversation, { type: 'left' });
  try {
    for (const storage of storages()) {
      if (post === undefined && messages.length === 0 && idea === '') storage.removeItem(key);
      else storage.setItem(key, JSON.stringify({ post, messages, idea }));
    }
  } catch {
    // Full or disabled storage must not prevent the conversation.
  }
}

/** The conversation stored in this browser, otherwise a new one. */
export function readConversation(): Conversation {
  try {
    for (const storage of storages()) {
      const { data } = storedConversationSchema.safeParse(
        JSON.parse(storage.getItem(key) ?? 'null'),
      );
      if (data) return { ...data, draft: undefined };
    }
  } catch {
    // If storage is unavailable, nothing was stored.
  }
  return newConversation;
}
