import type { z } from 'zod';
import { isRecord } from '../../schema/is-record.ts';

/** What identifies an entry of a list in two editions of a part, in order of preference. */
const identities = ['id', 'slug', 'href', 'title', 'name', 'label', 'heading'] as const;

/** The entry of `others` that is the same one as `entry`. */
function sameEntry(entry: unknown, others: unknown): unknown {
  if (!isRecord(entry) || !Array.isArray(others)) return undefined;
  const identity = identities.find((name) => typeof entry[name] === 'string');
  return identity === undefined
    ? undefined
    : others.find((other) => isRecord(other) && other[identity] === entry[identity]);
}

/** The record at a path of a value, and its counterpart in the file. */
function recordsAt(
  value: unknown,
  filed: unknown,
  path: readonly PropertyKey[],
): { record: Record<string, unknown>; counterpart: unknown } | undefined {
  let [record, counterpart] = [value, filed];
  for (const step of path) {
    if (Array.isArray(record)) {
      const entry: unknown = record[Number(step)];
      counterpart = sameEntry(entry, counterpart);
      record = entry;
    } else if (isRecord(record)) {
      record = record[String(step)];
      counterpart = isRecord(counterpart) ? counterpart[String(step)] : undefined;
    }
  }
  return isRecord(record) ? { record, counterpart } : undefined;
}

/**
 * Resolves one issue of a value: adds a missing key from the file, or removes a key that the schema
 * no longer has. Returns the path of an added key, '' for a removed one, undefined for neither.
 */
function resolveIssue(value: unknown, filed: unknown, issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    const found = recordsAt(value, filed, issue.path);
    if (found === undefined) return undefined;
    for (const key of issue.keys) Reflect.deleteProperty(found.record, key);
    return '';
  }
  const key = String(issue.path.at(-1));
  const found = recordsAt(value, filed, issue.path.slice(0, -1));
  if (found === undefined || found.record[key] !== undefined) return undefined;
  const { counterpart } = found;
  if (!isRecord(counterpart) || counterpart[key] === undefined) return undefined;
  found.record[key] = structuredClone(counterpart[key]);
  return issue.path.join('.');
}

/** A stored value that the present schema accepts. */
export interface CompletedValue {
  value: unknown;
  /** The paths of the fields that the stored value lacked, now with the texts of the file. */
  completed: readonly string[];
}

/**
 * Completes a value of an earlier release with what it lacks of the present `schema`, taken from the
 * value of the file (product 12.13); lists are matched by their entries' ids or names. Texts that
 * exceed a limit are accepted. Undefined if the rest is not valid.
 */
export function completeValue(
  schema: z.ZodType,
  stored: unknown,
  filed: unknown,
): CompletedValue | undefined {
  const value = structuredClone(stored);
  const completed: string[] = [];
  for (;;) {
    const { success, data, error } = schema.safeParse(value);
    if (success) return { value: data, completed };
    const issues = error.issues.filter((it) => it.code !== 'too_big' || it.origin !== 'string');
    if (issues.length === 0) return { value, completed };
    for (const issue of issues) {
      const path = resolveIssue(value, filed, issue);
      if (path === undefined) return undefined;
      if (path !== '') completed.push(path);
    }
  }
}
