import { changesOf, type UnsavedText } from '../drafts/unsaved-text.ts';
import {
  changesBetween,
  emptyPost,
  valuesOf,
  type EditedPost,
  type PostValues,
} from './post-values.ts';

/** What a form was opened with. */
export interface OpenedPost {
  /** Undefined in create mode. */
  id: string | undefined;
  /** The version that a save is based on. */
  version: number | undefined;
  /** The changes that wait beside the post, and are part of what the form shows. */
  pending: OpenedChanges | undefined;
  /** The key or agent that wrote what no person has published since. */
  program: string | undefined;
  /** The stored post without them: what readers read, once it is public. */
  live: PostValues;
  /** The stored post with them. */
  base: PostValues;
  /** What the form shows first: that, with a kept text over it. */
  values: PostValues;
}

/** Waiting changes as a form was opened with them. */
export interface OpenedChanges {
  number: number;
  savedAt: string;
  savedBy: string;
  /** The post itself was changed since they were kept. */
  outdated: boolean;
}

function pendingChangesOf(stored: EditedPost | undefined): OpenedChanges | undefined {
  const pending = stored?.waitingChanges;
  if (!stored || !pending) return undefined;
  const { number, savedAt, savedBy, basedOn } = pending;
  return { number, savedAt, savedBy, outdated: basedOn !== stored.version };
}

function programOf(stored: EditedPost | undefined): string | undefined {
  const { writtenByProgram, waitingChanges } = stored ?? {};
  return waitingChanges?.byProgram ? waitingChanges.savedBy : (writtenByProgram ?? undefined);
}

/**
 * Opens a stored post with the changes that wait beside it, or a new one. A kept text stays based
 * on the version it was written over, so that a save over a newer one asks first.
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
    pending: pendingChangesOf(stored),
    program: programOf(stored),
    live,
    base,
    values: { ...base, ...draft?.changes },
  };
}

/**
 * Goes on after a save that the form outlives: what is stored is its base from now on. `typed` is
 * what the form held when it was saved. Content and questions stay as they were typed, since a save
 * leaves their words alone and a new value would take the cursor from them.
 */
export function openSaved(saved: EditedPost, typed: PostValues): OpenedPost {
  const opened = openPost(saved, undefined);
  const base = { ...opened.base, content: typed.content, faqs: typed.faqs };
  return { ...opened, live: opened.pending ? opened.live : base, base, values: base };
}

/**
 * What a save sends: what differs from what was opened, or from the stored text without the changes
 * that wait; so it leaves alone what the eye button or another form has changed meanwhile.
 */
export function changesToSend(
  { base, live }: Pick<OpenedPost, 'base' | 'live'>,
  values: PostValues,
): Partial<PostValues> {
  return { ...changesBetween(live, values), ...changesBetween(base, values) };
}

/** What a save has made of the fields that nobody has typed in since. */
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
