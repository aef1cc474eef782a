import { draftsInBrowser } from './browser-post-drafts.ts';
import type { UnsavedText } from './unsaved-text.ts';

/**
 * The text that a form is to go on with, as whoever led to it said in the address's state: what
 * was typed elsewhere comes along unasked.
 */
export function draftToResume(state: unknown, postId: string | null): UnsavedText | undefined {
  if (typeof state !== 'object' || state === null || !('resumeDraft' in state)) {
    return undefined;
  }
  return draftsInBrowser(postId, Date.now()).find(({ id }) => id === state.resumeDraft);
}
