import { CombinedGraphQLErrors } from '@apollo/client';
import { missingReviewMessage, reviewCapacities } from '../../../schema/review-rules.ts';
import { checkRules, type CheckRule, type Finding } from '../../../schema/check-rules.ts';

function isRule(name: unknown): name is CheckRule {
  return typeof name === 'string' && Object.hasOwn(checkRules, name);
}

function findingOf(stored: unknown): Finding[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { rule, message, excerpt, suggestion } = stored as Record<string, unknown>;
  return isRule(rule)
    ? [
        {
          ...{ rule, severity: checkRules[rule] },
          message: String(message),
          excerpt: String(excerpt),
          suggestion: String(suggestion),
        },
      ]
    : [];
}

/** Parses stored findings; those of rules that this release does not know are left out. */
export function findingsOf(stored: unknown): Finding[] {
  return Array.isArray(stored) ? stored.flatMap(findingOf) : [];
}

/** What blocked a publication, as findings; undefined if it failed for another reason. */
export function refusedFor(thrown: unknown): Finding[] | undefined {
  if (!CombinedGraphQLErrors.is(thrown)) return undefined;
  const [refusal] = thrown.errors;
  switch (refusal?.extensions?.['code']) {
    case 'CHECKS_FAILED':
      return findingsOf(refusal.extensions['findings']);
    case 'REVIEW_REQUIRED':
      return missingIn(refusal.extensions['missing']);
    default:
      return undefined;
  }
}

/** The reviews that a publication lacks, as findings. */
function missingIn(missing: unknown): Finding[] {
  const named: unknown[] = Array.isArray(missing) ? missing : [];
  return [...reviewCapacities, 'FOUR_EYES' as const]
    .filter((review) => named.includes(review))
    .map((review) => ({
      ...{ rule: 'review-missing', severity: 'BLOCKS', excerpt: '' },
      message: missingReviewMessage(review),
      suggestion:
        review === 'FOUR_EYES'
          ? 'Ask a colleague to publish it.'
          : 'Choose “Ask for review” in the form of the post.',
    }));
}
