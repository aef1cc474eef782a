import { ValidateBy } from 'class-validator';
import type { z } from 'zod';

const ruleName = 'rule';

/** Reads the first message a zod rule has for a value, or `undefined` when the value is fine. */
function messageFor(rule: z.ZodType, value: unknown): string | undefined {
  const result = rule.safeParse(value);
  return result.success ? undefined : result.error.issues[0]?.message;
}

/**
 * A class-validator decorator that holds the property to a rule of `schema/`, with that rule's
 * own message, so that form and server share one list of rules (product 3.4).
 */
export function Rule(rule: z.ZodType): PropertyDecorator {
  return ValidateBy({
    name: ruleName,
    constraints: [rule],
    validator: {
      validate: (value: unknown) => messageFor(rule, value) === undefined,
      defaultMessage: (args) => messageFor(rule, args?.value) ?? 'Invalid input',
    },
  });
}

/** The rule a `Rule` constraint carries, for reading the normalised value back. */
export function isRuleName(name: string): boolean {
  return name === ruleName;
}
