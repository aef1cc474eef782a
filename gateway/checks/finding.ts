import {
  checkLimits,
  checkRules,
  type CheckRule,
  type CheckSeverity,
} from '../../schema/check-rules.ts';

/** What a check has found, where, and how to mend it. */
export interface Finding {
  rule: CheckRule;
  severity: CheckSeverity;
  /** What is the matter, as a sentence. */
  message: string;
  /** The words of the post that it is about; empty where it is about something that is missing. */
  excerpt: string;
  /** How to mend it, as a sentence. */
  suggestion: string;
}

/** A finding of a rule, with what the rule weighs. */
export function finding(rule: CheckRule, told: Omit<Finding, 'rule' | 'severity'>): Finding {
  const excerpt = told.excerpt.slice(0, checkLimits.excerptLength);
  return { ...told, rule, severity: checkRules[rule], excerpt };
}
