import type { Environment } from '../environment/env.ts';

/** The model used unless OPENAI_MODEL names another. */
export const defaultModel = 'gpt-5.4-mini';

/** The AI server; `silenceMs` replaces the limit of product 6.3 in tests. */
export type AiServer = Environment['openai'] & { silenceMs?: number };

export const unreadableMessage = 'The AI server sent an answer that could not be read.';
