import { checkLimits, checkRules, type CheckRule, type Finding } from '../../schema/check-rules.ts';

export function finding(rule: CheckRule, details: Omit<Finding, 'rule' | 'severity'>): Finding {
  const excerpt = details.excerpt.slice(0, checkLimits.excerptLength);
  return { ...details, rule, severity: checkRules[rule], excerpt };
}
