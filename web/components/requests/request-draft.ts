import type { RequestFormKind } from './request-dialog.ts';

/** Its version is raised when fields of a form change their meaning: older drafts are ignored. */
const keyPrefix = 'loon-request-draft:v1:';

/** The part of the browser's session storage that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function keyOf(kind: RequestFormKind): string {
  return keyPrefix + kind;
}

/** Consents and declarations are booleans; drafts omit them, so that they are given again. */
function isConsent(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isTyped(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';
}

function isLike(example: unknown, value: unknown): boolean {
  return Array.isArray(example)
    ? Array.isArray(value) && value.every((entry) => typeof entry === 'string')
    : typeof value === typeof example;
}

/** Names of the fields with typed or chosen values, except consents. */
export function typedFields<Values extends object>(values: Values): (keyof Values & string)[] {
  return (Object.keys(values) as (keyof Values & string)[]).filter((name) => isTyped(values[name]));
}

/**
 * Stores the text typed into a form until the tab is closed, so that a reload loses nothing. Empty
 * values remove the draft. Where the browser refuses to store, there is no draft.
 */
export function saveDraft(storage: DraftStorage, kind: RequestFormKind, values: object): void {
  const filled = Object.entries(values).filter(([, value]) => !isConsent(value));
  try {
    if (typedFields(values).length > 0) {
      storage.setItem(keyOf(kind), JSON.stringify(Object.fromEntries(filled)));
    } else {
      storage.removeItem(keyOf(kind));
    }
  } catch {
    return;
  }
}

/**
 * The values of a form with its stored draft; undefined without one. Fields that are unknown or of
 * another type than in `empty` are ignored.
 */
export function readDraft<Values extends object>(
  storage: DraftStorage,
  kind: RequestFormKind,
  empty: Values,
): Values | undefined {
  const stored = parse(storage, kind);
  const filled = Object.entries(empty)
    .filter(([name, value]) => !isConsent(value) && isLike(value, stored[name]))
    .map(([name]): [string, unknown] => [name, stored[name]]);
  const typed: Record<string, unknown> = Object.fromEntries(filled);
  const values: Values = { ...empty, ...typed };
  return typedFields(values).length > 0 ? values : undefined;
}

function parse(storage: DraftStorage, kind: RequestFormKind): Record<string, unknown> {
  try {
    return { ...(JSON.parse(storage.getItem(keyOf(kind)) ?? '{}') as object) };
  } catch {
    return {};
  }
}

const nowhere: DraftStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** The tab's session storage, or one that stores nothing where the browser forbids it. */
export function sessionDrafts(): DraftStorage {
  try {
    return sessionStorage;
  } catch {
    return nowhere;
  }
}
