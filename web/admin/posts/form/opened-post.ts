import type { UnsavedText } from '../drafts/unsaved-text.ts';
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
  /** The stored post; a save sends what differs from it. */
  base: PostValues;
  /** What the form shows first: the stored post, with a kept text over it. */
  values: PostValues;
}

/**
 * Opens a stored post, or a new one. A kept text stays based on the version it was written over, so
 * that a save over a newer one asks first.
 */
export function openPost(
  stored: EditedPost | undefined,
  kept: UnsavedText | undefined,
): OpenedPost {
  const base = stored ? valuesOf(stored) : emptyPost;
  return {
    id: stored?.id,
    version: stored && (kept?.basedOn ?? stored.version),
    base,
    values: { ...base, ...kept?.changes },
  };
}

/**
 * Goes on after a save that the form outlives: what is stored is its base from now on. `typed` is
 * what the form held when it was saved. Content and questions stay as they were typed, since a save
 * leaves their words alone and a new value would take the cursor from them.
 */
export function openSaved(saved: EditedPost, typed: PostValues): OpenedPost {
  const base = { ...valuesOf(saved), content: typed.content, faqs: typed.faqs };
  return { id: saved.id, version: saved.version, base, values: base };
}

/** What a save has made of the fields that nobody has typed in since. */
export function settledFields(
  typed: PostValues,
  base: PostValues,
  present: PostValues,
): Partial<PostValues> {
  const typedSince = changesBetween(typed, present);
  return Object.fromEntries(
    Object.entries(changesBetween(typed, base)).filter(([name]) => !(name in typedSince)),
  );
}
