import { changesOf, type UnsavedText } from '../drafts/unsaved-text.ts';
import {
  changesBetween,
  emptyPost,
  valuesOf,
  type EditedPost,
  type PostValues,
} from './post-values.ts';

/** The initial state of a form. */
export interface OpenedPost {
  /** Undefined in create mode. */
  id: string | undefined;
  /** The version that a save is based on. */
  version: number | undefined;
  /** The pending changes of the post, which the form includes. */
  pending: OpenedChanges | undefined;
  /** The API key or agent that wrote the text, until a person publishes it. */
  program: string | undefined;
  /** The part that AI had in the text, with its pending changes; undefined if none. */
  ai: OpenedAi | undefined;
  /** The stored post without pending changes: what readers see, if it is public. */
  live: PostValues;
  /** The stored post including pending changes. */
  base: PostValues;
  /** The initial values of the form: the base with the resumed draft applied. */
  values: PostValues;
}

/** The reading of a text in which AI was involved, as of opening the form. */
export interface OpenedAi {
  /** Null while no person has confirmed having read the text. */
  confirmed: { by: string | null; at: string } | null;
}

function aiOf(stored: EditedPost | undefined): OpenedAi | undefined {
  const record = stored?.waitingChanges ?? stored;
  if (!record || record.aiInvolvement === 'HUMAN_ONLY') return undefined;
  const { confirmedBy: by, confirmedAt: at } = record;
  return { confirmed: at === null ? null : { by, at } };
}

/** The pending changes as of opening the form. */
export interface OpenedChanges {
  number: number;
  /** The changes that a save is based on: earlier ones if a resumed draft did not know these. */
  edited: number;
  savedAt: string;
  savedBy: string;
  /** The post itself has changed since they were saved. */
  outdated: boolean;
}

function pendingChangesOf(
  stored: EditedPost | undefined,
  draft: UnsavedText | undefined,
): OpenedChanges | undefined {
  const pending = stored?.waitingChanges;
  if (!stored || !pending) return undefined;
  const { number, savedAt, savedBy, basedOn } = pending;
  const isUnknown = draft !== undefined && draft.writtenAt < Date.parse(savedAt);
  const edited = isUnknown ? number - 1 : number;
  return { number, edited, savedAt, savedBy, outdated: basedOn !== stored.version };
}

function programOf(stored: EditedPost | undefined): string | undefined {
  const { writtenByProgram, waitingChanges } = stored ?? {};
  return waitingChanges?.byProgram ? waitingChanges.savedBy : (writtenByProgram ?? undefined);
}

/**
 * Opens a stored post with its pending changes, or a new one. A resumed draft stays based on the
 * version for which it was written, so that a save over a newer one asks first.
 */
export function openPost(
  stored: EditedPost | undefined,
  draft: UnsavedText | undefined,
): OpenedPost {
  const live = stored ? valuesOf(stored) : emptyPost;
  const pending = stored?.waitingChanges;
  const base = { ...live, ...changesOf(pending?.draft ?? {}) };
  return {
    id: stored?.id,
    version: stored && (draft?.basedOn ?? pending?.basedOn ?? stored.version),
    pending: pendingChangesOf(stored, draft),
    program: programOf(stored),
    ai: aiOf(stored),
    live,
    base,
    values: { ...base, ...draft?.changes },
  };
}

/**
 * The state of a form that stays open after a save: the stored post becomes its base. `typed` are
 * the values of the form at that time, of which the fields in `sent` were saved. Content and
 * questions that were sent keep their typed values, because a save does not change their words and
 * a new value would move the cursor; others may have been changed by somebody else.
 */
export function openSaved(
  saved: EditedPost,
  typed: PostValues,
  sent: Partial<PostValues>,
): OpenedPost {
  const opened = openPost(saved, undefined);
  const base = {
    ...opened.base,
    ...('content' in sent ? { content: typed.content } : {}),
    ...('faqs' in sent ? { faqs: typed.faqs } : {}),
  };
  return { ...opened, live: opened.pending ? opened.live : base, base, values: base };
}

/**
 * The fields to save: those that differ from the opened post, or from the stored post without
 * pending changes. Fields that another form or the list has changed in the meantime are not
 * overwritten.
 */
export function changesToSend(
  { base, live }: Pick<OpenedPost, 'base' | 'live'>,
  values: PostValues,
): Partial<PostValues> {
  return { ...changesBetween(live, values), ...changesBetween(base, values) };
}

/** The saved values of all fields that were not edited during the save. */
export function mergedFields(
  typed: PostValues,
  base: PostValues,
  present: PostValues,
): Partial<PostValues> {
  const typedSince = changesBetween(typed, present);
  return Object.fromEntries(
    Object.entries(changesBetween(typed, base)).filter(([name]) => !(name in typedSince)),
  );
}
