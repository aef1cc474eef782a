import type { PromptMessage } from '../article-prompt.ts';
import { briefText } from '../article-prompt.ts';
import type { Generation, GenerationOutcome } from '../generation.entity.ts';

/** The parts of a turn that are sent to the model. */
type TrackedEvent = Pick<Generation, 'brief' | 'outcome'>;

/** The model's earlier answers as they are sent back to it; the text itself is in the post. */
const answers: Partial<Record<GenerationOutcome, string>> = {
  saved: 'I wrote the first draft of the post.',
  proposed: 'I proposed a revised post. The editor has not decided about it yet.',
  accepted: 'I proposed a revised post. The editor took it over, in whole or in part.',
  left: 'I proposed a revised post. The editor left the post as it was.',
};

/** Whether a turn has a result that the next one may build on. */
function isAnswered({ outcome }: TrackedEvent): boolean {
  return answers[outcome] !== undefined;
}

/** The requested change as it is sent to the AI server. */
export function requestText(content: string): string {
  return `Request:\n${content}`;
}

function messagesOf({ brief, outcome }: TrackedEvent): PromptMessage[] {
  const asked =
    outcome === 'saved' ? briefText({ idea: brief, workingTitle: undefined }) : requestText(brief);
  return [
    { role: 'user', content: asked },
    { role: 'assistant', content: answers[outcome] ?? '' },
  ];
}

/** The messages so far, and how many turns were omitted. */
export interface History {
  messages: PromptMessage[];
  leftOut: number;
}

/**
 * The messages of a conversation, oldest first, within `bytesMax` of UTF-8: whole turns are
 * omitted, the oldest first. Failed turns are not sent.
 */
export function historyOf(turns: readonly TrackedEvent[], bytesMax: number): History {
  const answered = turns.filter(isAnswered).map(messagesOf);
  let bytes = 0;
  let first = answered.length;
  while (first > 0) {
    const messages = answered[first - 1] ?? [];
    bytes += messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
    if (bytes > bytesMax) break;
    first -= 1;
  }
  return { messages: answered.slice(first).flat(), leftOut: first };
}
