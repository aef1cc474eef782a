import { postLimits as limits } from '../../../schema/limits.ts';
import { tooManyFaqs } from '../../../schema/post-rules.ts';
import { atMost } from '../../../schema/text-rules.ts';
import { fieldFailure } from '../../failure.ts';

/**
 * Validates the number and length of a draft's FAQ answers before they are processed.
 * @throws Failure BAD_USER_INPUT for too many answers, or for one that is too long.
 */
export function requireFaqBounds(answers: readonly string[]): void {
  const isTooLong = answers.some((answer) => answer.length > limits.faqAnswerMax);
  if (answers.length <= limits.faqsMax && !isTooLong) return;
  throw fieldFailure('faqs', isTooLong ? atMost('Each answer', limits.faqAnswerMax) : tooManyFaqs);
}
