import type { Environment } from '../env.ts';

/** The model asked for unless OPENAI_MODEL names another. */
export const defaultModel = 'gpt-5.4-mini';

/** Where the AI server is; `silenceMs` stands in for product 6.3 in tests. */
export type AiServer = Environment['openai'] & { silenceMs?: number };

/** What to say about an answer that is none. */
export const unreadableMessage = 'The AI server sent an answer that could not be read.';
