import type { ZodError } from 'zod';
import type { GeneratedPost } from '../../schema/generation-rules.ts';
import { Failure } from '../failure.ts';
import { unreadableMessage } from './ai-server.ts';
import type { ModelAnswer } from './ask-model.ts';
import { parsedJson } from './draft-text.ts';

const shownRefusal = 300;

const stringOrBrace = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|[{}]/gs;

/** The first JSON object in a response, in which a model may write a code fence or sentences, too. */
function objectIn(text: string): unknown {
  const begun = text.slice(Math.max(0, text.indexOf('{')));
  let depth = 0;
  for (const { 0: token, index } of begun.matchAll(stringOrBrace)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0) return parsedJson(begun.slice(0, index + 1));
  }
  return undefined;
}

function declined(refusal: string): Failure {
  const reason = refusal.trim().slice(0, shownRefusal);
  const words = reason === '' ? '' : ` It said: “${reason}”`;
  return new Failure('BAD_GATEWAY', `The AI server declined to write about this idea.${words}`);
}

/** The rules for a post written by a model. */
interface PostRules {
  safeParse: (
    written: unknown,
  ) => { success: true; data: GeneratedPost } | { success: false; error: ZodError };
}

/**
 * The post written by a model, if it is complete and valid.
 * @throws Failure BAD_GATEWAY naming the problem with the response.
 */
export function postIn(answer: ModelAnswer, rules: PostRules): GeneratedPost {
  const { text, refusal, finishReason } = answer;
  if (refusal !== '' || finishReason === 'content_filter') {
    throw declined(refusal);
  }
  if (text.trim() === '') {
    throw new Failure('BAD_GATEWAY', 'The AI server sent an empty answer.');
  }
  const object = objectIn(text);
  if (object === undefined && finishReason !== 'stop') {
    throw new Failure('BAD_GATEWAY', 'The AI server broke off before the post was complete.');
  }
  if (object === undefined) {
    throw new Failure('BAD_GATEWAY', unreadableMessage);
  }
  const check = rules.safeParse(object);
  if (!check.success) {
    const reason = check.error.issues[0]?.message ?? '';
    throw new Failure(
      'BAD_GATEWAY',
      `The AI server sent a post that is not complete or breaks a rule: ${reason}`,
      { cause: check.error },
    );
  }
  return check.data;
}
