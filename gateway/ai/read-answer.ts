import type { GeneratedPost } from '../../schema/generation-rules.ts';
import { Failure } from '../failure.ts';
import { unreadableMessage } from './ai-server.ts';
import type { ModelAnswer } from './ask-model.ts';

const shownRefusal = 300;

/** The JSON object in a response, even if the model wrapped it in a code fence or a sentence. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
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
  ) => { success: true; data: GeneratedPost } | { success: false; error: Error };
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
    throw new Failure('BAD_GATEWAY', 'The AI server sent a post that is not complete.', {
      cause: check.error,
    });
  }
  return check.data;
}
