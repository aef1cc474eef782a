import {
  generationApology,
  generationMessages,
  generationSaved,
} from '../../../schema/messages.ts';

/** One message of the chat (specification §3 "AI chat message"). */
export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
  /** The saved draft that the message tells of. */
  saved?: SavedDraft;
}

/** A draft that the generator has saved. */
export interface SavedDraft {
  id: string;
  title: string;
  slug: string;
}

/** What has been written of a draft so far. */
export interface Draft {
  title: string | null;
  text: string;
}

/** The chat: what was said, what is in the input, and the draft while one is written. */
export interface Conversation {
  messages: readonly ChatMessage[];
  idea: string;
  draft: Draft | undefined;
}

export type ConversationEvent =
  | { type: 'typed'; idea: string }
  | { type: 'sent'; idea: string }
  | { type: 'written'; title: string | null; addition: string }
  | { type: 'saved'; post: SavedDraft }
  | { type: 'failed'; reason?: string | undefined }
  | { type: 'stopped' };

/** A chat in which nothing has been said. */
export const newConversation: Conversation = { messages: [], idea: '', draft: undefined };

function answered(conversation: Conversation, message: Omit<ChatMessage, 'role'>): Conversation {
  const messages = [...conversation.messages, { ...message, role: 'assistant' as const }];
  return { ...conversation, messages, draft: undefined };
}

/** Ends a generation without a post: the idea is back in the input, so that nothing is lost. */
function withIdeaBack(conversation: Conversation, content: string): Conversation {
  const asked = conversation.messages.findLast(({ role }) => role === 'user');
  return { ...answered(conversation, { content }), idea: asked?.content ?? '' };
}

/** What the chat becomes (specification §4 "AI chat", §8 "AI generation"). */
export function nextConversation(
  conversation: Conversation,
  event: ConversationEvent,
): Conversation {
  const { messages, draft } = conversation;
  switch (event.type) {
    case 'typed':
      return { ...conversation, idea: event.idea };
    case 'sent':
      return {
        messages: [...messages, { role: 'user', content: event.idea }],
        idea: '',
        draft: { title: null, text: '' },
      };
    case 'written':
      return draft === undefined
        ? conversation
        : { ...conversation, draft: { title: event.title, text: draft.text + event.addition } };
    case 'saved':
      return answered(conversation, {
        content: generationSaved(event.post.title),
        saved: event.post,
      });
    case 'failed':
      return withIdeaBack(conversation, generationApology(event.reason));
    case 'stopped':
      return withIdeaBack(conversation, generationMessages.stopped);
  }
}

const wordsPerReport = 200;

/** How far the draft is, said anew only now and then, so that it can be read out. */
export function progressText({ text }: Draft): string {
  const words = text.split(/\s+/).length;
  const told = Math.floor(words / wordsPerReport) * wordsPerReport;
  return told === 0
    ? 'Writing the post. This can take a minute.'
    : `Writing the post: about ${String(told)} words so far.`;
}
