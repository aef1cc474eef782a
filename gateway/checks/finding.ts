import { checkLimits, checkRules, type CheckRule, type Finding } from '../../schema/check-rules.ts';

/** A finding of a rule, with what the rule weighs. */
export function finding(rule: CheckRule, told: Omit<Finding, 'rule' | 'severity'>): Finding {
  const excerpt = told.excerpt.slice(0, checkLimits.excerptLength);
  return { ...told, rule, severity: checkRules[rule], excerpt };
}
