import { getMetadataStorage, validateSync } from 'class-validator';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { isRuleName } from './rule.decorator.ts';

type Rules = ReadonlyMap<string, z.ZodType>;

const knownRules = new WeakMap<new () => object, Rules>();

function readRules(Input: new () => object): Rules {
  const metadata = getMetadataStorage().getTargetValidationMetadatas(Input, '', true, false);
  const rules = new Map<string, z.ZodType>();
  for (const { name, propertyName, constraints } of metadata) {
    const rule: unknown = constraints[0];
    if (name !== undefined && isRuleName(name) && rule instanceof z.ZodType) {
      rules.set(propertyName, rule);
    }
  }
  return rules;
}

/** The rule of every decorated property of an input class, in declaration order. */
export function rulesOf(Input: new () => object): Rules {
  const rules = knownRules.get(Input) ?? readRules(Input);
  knownRules.set(Input, rules);
  return rules;
}

function propertyOf(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, name)
    ? Reflect.get(raw, name)
    : undefined;
}

/**
 * Converts client input to a validated instance of `Input`: only decorated properties are copied
 * (an allow-list). Each is validated with its rule by class-validator and normalised (trimmed,
 * without duplicates).
 * @throws Failure BAD_USER_INPUT with the first message of each bad field under the field's name.
 */
export function validated<T extends object>(Input: new () => T, raw: unknown): T {
  const input = new Input();
  const rules = rulesOf(Input);
  for (const name of rules.keys()) {
    Reflect.set(input, name, propertyOf(raw, name));
  }
  const problems = validateSync(input, { stopAtFirstError: true });
  const messages = new Map(
    problems.map(({ property, constraints }) => [property, Object.values(constraints ?? {})[0]]),
  );
  const fields: Record<string, string> = {};
  for (const name of rules.keys()) {
    const message = messages.get(name);
    if (message !== undefined) {
      fields[name] = message;
    }
  }
  const first = Object.values(fields)[0];
  if (first !== undefined) {
    throw new Failure('BAD_USER_INPUT', first, { fields });
  }
  for (const [name, rule] of rules) {
    Reflect.set(input, name, rule.parse(Reflect.get(input, name)));
  }
  return input;
}
