import type { UnsavedText } from '../drafts/unsaved-text.ts';
import { emptyPost, valuesOf, type EditedPost, type PostValues } from './post-values.ts';

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
