import type { NormalizedCacheObject } from '@apollo/client';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function merged(one: Fields, other: Fields): Fields {
  const both: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const before = both[name];
    both[name] = isFields(before) && isFields(value) ? merged(before, value) : value;
  }
  return both;
}

/**
 * Merges the cache contents of two sets of responses: fields of the same record from two queries
 * are combined, by the type policies. Changes neither input.
 */
export function mergedRecords(
  one: NormalizedCacheObject,
  other: NormalizedCacheObject,
): NormalizedCacheObject {
  return merged(one, other) as NormalizedCacheObject;
}
