import { ValidateBy } from 'class-validator';
import type { z } from 'zod';

const ruleName = 'rule';

/** The first message of a zod rule for a value, or `undefined` if the value is valid. */
function messageFor(rule: z.ZodType, value: unknown): string | undefined {
  const result = rule.safeParse(value);
  return result.success ? undefined : result.error.issues[0]?.message;
}

/**
 * A class-validator decorator that validates a property with a rule of `schema/` and its message,
 * so that form and server share one list of rules (product 3.4).
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

/** Whether a `Rule` constraint has this name; used to read the normalised value. */
export function isRuleName(name: string): boolean {
  return name === ruleName;
}
