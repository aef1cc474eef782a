import { CombinedGraphQLErrors } from '@apollo/client';
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

/** The findings that blocked a publication; undefined if it failed for another reason. */
export function refusedFor(thrown: unknown): Finding[] | undefined {
  if (!CombinedGraphQLErrors.is(thrown)) return undefined;
  const refusal = thrown.errors.find(({ extensions }) => extensions?.['code'] === 'CHECKS_FAILED');
  return refusal && findingsOf(refusal.extensions?.['findings']);
}
