/** What the AI generator's address carries when it opens with an idea. */
interface IdeaState {
  idea: string;
}

/** State of an address that opens the AI generator with words as its idea. */
export function ideaState(idea: string): IdeaState {
  return { idea };
}

/** The idea with which the AI generator is to open. */
export function ideaIn(state: unknown): string | undefined {
  const idea = typeof state === 'object' && state !== null && 'idea' in state ? state.idea : '';
  return typeof idea === 'string' && idea !== '' ? idea : undefined;
}
