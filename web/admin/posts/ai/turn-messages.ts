import {
  generationMessages,
  generationSaved,
  leftOutNote,
  revisionApology,
  revisionMessages,
} from '../../../../schema/generation-rules.ts';
import type { ConversationTurnFactsFragment } from '../../../generated/admin.ts';
import type { ChatMessage, SavedDraft } from './conversation.ts';

/** The post of a conversation, reduced to the fields that the chat shows. */
interface Subject extends SavedDraft {
  published: boolean;
}

function textOf(turn: ConversationTurnFactsFragment, { title, published }: Subject): string {
  switch (turn.state) {
    case 'WRITTEN':
      return published ? revisionMessages.firstDraft : generationSaved(title);
    case 'PROPOSED':
      return revisionMessages.proposed;
    case 'ACCEPTED':
      return revisionMessages.accepted(turn.savedVersion ?? 0);
    case 'LEFT':
      return revisionMessages.left;
    case 'RUNNING':
      return revisionMessages.running;
    case 'FAILED':
      return revisionApology(turn.failure ?? '');
    case 'STOPPED':
      return generationMessages.stopped;
  }
}

const revisionStates: Partial<
  Record<ConversationTurnFactsFragment['state'], 'open' | 'running' | 'decided'>
> = { PROPOSED: 'open', RUNNING: 'running', ACCEPTED: 'decided', LEFT: 'decided' };

/** The assistant's message for a turn. */
export function answerOf(turn: ConversationTurnFactsFragment, subject: Subject): ChatMessage {
  const state = revisionStates[turn.state];
  const { id, title, slug } = subject;
  return {
    role: 'assistant',
    content: textOf(turn, subject),
    ...(turn.state === 'WRITTEN' ? { saved: { id, title, slug } } : {}),
    ...(state ? { revision: { id: turn.id, state } } : {}),
    ...(turn.leftOut ? { note: leftOutNote(turn.leftOut) } : {}),
  };
}

/** A conversation as the chat shows it; `reader` is the e-mail address of the reader. */
export function messagesOf(
  turns: readonly ConversationTurnFactsFragment[],
  subject: Subject,
  reader: string | undefined,
): ChatMessage[] {
  return turns.flatMap((turn) => [
    {
      role: 'user',
      content: turn.message,
      by: turn.askedBy === reader ? undefined : turn.askedBy,
    },
    answerOf(turn, subject),
  ]);
}
