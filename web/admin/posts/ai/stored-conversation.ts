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

/** The tab's own conversation comes before the one that was last held in this browser. */
function storages(): Storage[] {
  return [sessionStorage, localStorage];
}

/**
 * Keeps a conversation in this browser: its post, whose conversation the server knows, what is in
 * the input, and what was said before there was a post. Does nothing where there is no storage.
 */
export function saveConversation(conversation: Conversation): void {
  const { post, messages, idea } = nextConversation(conversation, { type: 'left' });
  try {
    for (const storage of storages()) {
      if (post === undefined && messages.length === 0 && idea === '') storage.removeItem(key);
      else storage.setItem(key, JSON.stringify({ post, messages, idea }));
    }
  } catch {
    // A full or forbidden storage must not stop the conversation.
  }
}

/** The conversation that this browser keeps, else a new one. */
export function readConversation(): Conversation {
  try {
    for (const storage of storages()) {
      const { data } = storedConversationSchema.safeParse(
        JSON.parse(storage.getItem(key) ?? 'null'),
      );
      if (data) return { ...data, draft: undefined };
    }
  } catch {
    // Nothing was kept where there is no storage.
  }
  return newConversation;
}
