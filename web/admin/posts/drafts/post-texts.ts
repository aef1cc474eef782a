import { z } from 'zod';
import { BrowserTexts } from '../../keeping/browser-texts.ts';
import { changesOf, draftTextOf, type UnsavedText } from './unsaved-text.ts';

const keptSchema = z.object({
  id: z.string(),
  postId: z.string().nullable(),
  basedOn: z.number().nullable(),
  writtenAt: z.number(),
  text: z.unknown(),
});

/** The unsaved texts of posts in this browser. */
export const postTexts = new BrowserTexts<UnsavedText>({
  prefix: 'loon-post-text:',
  pack: ({ changes, ...text }) => ({ ...text, text: draftTextOf(changes) }),
  unpack: (stored) => {
    const { data } = keptSchema.safeParse(stored);
    const changes = data && changesOf(data.text);
    if (!data || !changes) return undefined;
    const { text: _, ...kept } = data;
    return { ...kept, changes };
  },
});

/** The unsaved texts of a post, or of new posts, that this browser keeps. */
export function textsInBrowser(postId: string | null, now: number): UnsavedText[] {
  return postTexts.all(now).filter((text) => text.postId === postId);
}
