import type { ZodType } from 'zod';

type StorageName = 'localStorage' | 'sessionStorage';

/** The stored JSON; undefined if there is none of this type, or if storage is unavailable. */
export function readStored<Value>(
  storage: StorageName,
  key: string,
  schema: ZodType<Value>,
): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(globalThis[storage].getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON, or deletes the stored one if it is undefined. */
export function writeStored(storage: StorageName, key: string, value: unknown): void {
  try {
    if (value === undefined) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, JSON.stringify(value));
  } catch {
    // Full or disabled storage must not prevent anything else.
  }
}
