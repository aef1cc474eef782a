import {
  generationApology,
  generationMessages,
  generationSaved,
  revisionApology,
  revisionMessages,
} from '../../../../schema/generation-rules.ts';

/** One message of the chat (product 6.1). */
export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
  /** The author, if other than the reader. */
  by?: string | undefined;
  /** The saved draft that the message is about. */
  saved?: SavedDraft;
  /** The revision that the message is about. */
  revision?: RevisionState;
  /** The partial text of a post whose generation ended early. */
  unfinished?: Draft | undefined;
  /** A note about the message. */
  note?: string | undefined;
}

/** A draft that the generator has saved, or the post that a conversation revises. */
export interface SavedDraft {
  id: string;
  title: string;
  slug: string;
}

/** The state of a revision: awaiting a decision, being generated, or decided. */
export interface RevisionState {
  /** Id of its conversation turn. */
  id: string;
  state: 'open' | 'running' | 'decided';
}

/** The part of a draft that has been generated so far. */
export interface Draft {
  title: string | null;
  text: string;
}

/** The chat: its post, the messages, the text in the input, and the draft while it is generated. */
export interface Conversation {
  /** Undefined until the first message has created it. */
  post?: SavedDraft | undefined;
  messages: readonly ChatMessage[];
  idea: string;
  draft: Draft | undefined;
}

export type ConversationEvent =
  | { type: 'typed'; idea: string }
  | { type: 'sent'; idea: string }
  | { type: 'written'; title: string | null; addition: string }
  | { type: 'saved'; post: SavedDraft }
  | { type: 'proposed'; answer: ChatMessage }
  | { type: 'failed'; reason?: string | undefined }
  | { type: 'stopped' }
  /** The page goes. */
  | { type: 'left' }
  /** Another post's conversation begins, or a new one without a post. */
  | { type: 'opened'; post: SavedDraft | undefined }
  /** What the server knows of the conversation about a post. */
  | { type: 'loaded'; post: SavedDraft; messages: readonly ChatMessage[] };

export const newConversation: Conversation = { messages: [], idea: '', draft: undefined };

function answered(conversation: Conversation, message: Omit<ChatMessage, 'role'>): Conversation {
  const messages = [...conversation.messages, { ...message, role: 'assistant' as const }];
  return { ...conversation, messages, draft: undefined };
}

/**
 * Ends a generation without a post: returns the idea to the input, before what was typed meanwhile,
 * and adds the partial text to the message, so that nothing is lost.
 */
function withIdeaBack(conversation: Conversation, content: string): Conversation {
  const { messages, draft } = conversation;
  const asked = messages.findLast(({ role }) => role === 'user');
  const unfinished =
    draft && (draft.text !== '' || draft.title !== null) ? { unfinished: draft } : {};
  const idea = [asked?.content, conversation.idea].filter(Boolean).join('\n');
  return { ...answered(conversation, { content, ...unfinished }), idea };
}

/** Only this browser knows the partial text of an interrupted response. */
function withUnfinished(
  loaded: readonly ChatMessage[],
  present: readonly ChatMessage[],
): readonly ChatMessage[] {
  const unfinished = present.at(-1)?.unfinished;
  const last = loaded.at(-1);
  return unfinished && last && last.revision === undefined && last.saved === undefined
    ? [...loaded.slice(0, -1), { ...last, unfinished }]
    : loaded;
}

/** The reducer of the chat (product 6.1, 6.3). */
export function nextConversation(
  conversation: Conversation,
  event: ConversationEvent,
): Conversation {
  const { post, messages, draft } = conversation;
  switch (event.type) {
    case 'typed':
      return { ...conversation, idea: event.idea };
    case 'sent':
      return {
        ...conversation,
        messages: [...messages, { role: 'user', content: event.idea }],
        idea: '',
        draft: { title: null, text: '' },
      };
    case 'written':
      return draft === undefined
        ? conversation
        : { ...conversation, draft: { title: event.title, text: draft.text + event.addition } };
    case 'saved': {
      const content = generationSaved(event.post.title);
      return { ...answered(conversation, { content, saved: event.post }), post: event.post };
    }
    case 'proposed':
      return { ...conversation, messages: [...messages, event.answer], draft: undefined };
    case 'failed':
      return withIdeaBack(
        conversation,
        post === undefined ? generationApology(event.reason) : revisionApology(event.reason),
      );
    case 'stopped':
      return withIdeaBack(conversation, generationMessages.stopped);
    case 'left':
      return draft === undefined
        ? conversation
        : withIdeaBack(conversation, revisionMessages.leftPage);
    case 'opened':
      // The text in the input is preserved.
      return { ...newConversation, post: event.post, idea: conversation.idea };
    case 'loaded':
      return post?.id !== event.post.id || draft !== undefined
        ? conversation
        : {
            ...conversation,
            post: event.post,
            messages: withUnfinished(event.messages, messages),
          };
  }
}

const wordsPerReport = 200;

/** The progress of the draft. Changes only occasionally, so that it can be announced. */
export function progressText({ text }: Draft): string {
  const words = text.split(/\s+/).length;
  const reported = Math.floor(words / wordsPerReport) * wordsPerReport;
  return reported === 0
    ? 'Writing the post. This can take a minute.'
    : `Writing the post: about ${String(reported)} words so far.`;
}
