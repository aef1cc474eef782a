import { z } from 'zod';
import { changesOf, draftTextOf, type UnsavedText } from './unsaved-text.ts';
import { BrowserDrafts } from '../../drafts/browser-drafts.ts';

const storedDraftSchema = z.object({
  id: z.string(),
  postId: z.string().nullable(),
  basedOn: z.number().nullable(),
  writtenAt: z.number(),
  text: z.unknown(),
});

export const browserPostDrafts = new BrowserDrafts<UnsavedText>({
  prefix: 'loon-post-text:',
  serialize: ({ changes, ...text }) => ({ ...text, text: draftTextOf(changes) }),
  deserialize: (stored) => {
    const { data } = storedDraftSchema.safeParse(stored);
    const changes = data && changesOf(data.text);
    if (!data || !changes) return undefined;
    const { text: _, ...draft } = data;
    return { ...draft, changes };
  },
});

/** The drafts of a post, or of new posts, that are stored in this browser. */
export function draftsInBrowser(postId: string | null, now: number): UnsavedText[] {
  return browserPostDrafts.all(now).filter((text) => text.postId === postId);
}

/**
 * The draft that a form continues, as given in the navigation state: it is opened without an offer.
 */
export function draftToResume(state: unknown, postId: string | null): UnsavedText | undefined {
  if (typeof state !== 'object' || state === null || !('resumeDraft' in state)) {
    return undefined;
  }
  return draftsInBrowser(postId, Date.now()).find(({ id }) => id === state.resumeDraft);
}
