import '../zod-setup.ts';
import { z } from 'zod';
import { nest } from './nested.ts';

/** Converts a group of rules, with its dotted path, to a schema. */
type Finish = (group: z.ZodObject, path: string) => z.ZodType;

function schemaOf(tree: object, finish: Finish, path: string): z.ZodType {
  const shape = Object.entries(tree).map(([key, node]: [string, object]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return [key, node instanceof z.ZodType ? node : schemaOf(node, finish, at)] as const;
  });
  return finish(z.object(Object.fromEntries(shape)), path);
}

/**
 * Builds one schema of nested objects from rules listed by dotted path. It drops unknown keys;
 * `Result` is the type of its output.
 */
export function objectSchema<Result>(
  rules: readonly (readonly [path: string, rule: z.ZodType])[],
  finish: Finish = (group) => group,
): z.ZodType<Result> {
  return schemaOf(nest<object>(rules), finish, '') as z.ZodType<Result>;
}
