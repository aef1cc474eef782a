/** Navigation state that opens the AI generator with an idea. */
interface IdeaState {
  idea: string;
}

export function ideaState(idea: string): IdeaState {
  return { idea };
}

/** The idea in the navigation state, if any. */
export function ideaIn(state: unknown): string | undefined {
  const idea = typeof state === 'object' && state !== null && 'idea' in state ? state.idea : '';
  return typeof idea === 'string' && idea !== '' ? idea : undefined;
}
