import { z } from 'zod';
import { postDraftLimits as limits } from '../../../../schema/limits.ts';
import { changesOf, draftTextOf, type UnsavedText } from './unsaved-text.ts';

const prefix = 'loon-post-text:';

const keptSchema = z.object({
  id: z.string(),
  postId: z.string().nullable(),
  basedOn: z.number().nullable(),
  writtenAt: z.number(),
  text: z.unknown(),
});

/** Keeps an unsaved text in this browser; does nothing where it offers no storage. */
export function keepInBrowser({ changes, ...text }: UnsavedText): void {
  try {
    const kept = { ...text, text: draftTextOf(changes) };
    localStorage.setItem(prefix + text.id, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage must not stop the writing.
  }
}

/** Forgets a text that this browser keeps. */
export function forgetInBrowser(id: string): void {
  try {
    localStorage.removeItem(prefix + id);
  } catch {
    // Nothing was kept where there is no storage.
  }
}

function read(key: string): UnsavedText | undefined {
  try {
    const { data } = keptSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? ''));
    const changes = data && changesOf(data.text);
    if (!data || !changes) return undefined;
    const { text: _, ...kept } = data;
    return { ...kept, changes };
  } catch {
    return undefined;
  }
}

/** The unsaved texts of a post, or of new posts, that this browser keeps; old ones go. */
export function textsInBrowser(postId: string | null, now: number): UnsavedText[] {
  let keys: string[];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
  const oldest = now - limits.keptDays * 86_400_000;
  return keys.flatMap((key) => {
    const text = read(key);
    if (text === undefined || text.writtenAt < oldest) {
      forgetInBrowser(key.slice(prefix.length));
      return [];
    }
    return text.postId === postId ? [text] : [];
  });
}
