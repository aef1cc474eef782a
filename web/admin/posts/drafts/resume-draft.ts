import { draftsInBrowser } from './browser-post-drafts.ts';
import type { UnsavedText } from './unsaved-text.ts';

/**
 * The draft that a form continues, as given in the navigation state: it is opened without an offer.
 */
export function draftToResume(state: unknown, postId: string | null): UnsavedText | undefined {
  if (typeof state !== 'object' || state === null || !('resumeDraft' in state)) {
    return undefined;
  }
  return draftsInBrowser(postId, Date.now()).find(({ id }) => id === state.resumeDraft);
}
