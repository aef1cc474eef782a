import { count } from './count.ts';

/** An article that is shown, with its read time. */
interface ShownArticle {
  path: string;
  minutes: number;
}

/**
 * Counts an article as read when its end was in sight and 30 % of its read time has passed while
 * the page was in sight (product 13.6). The article of a page that is static until now has been
 * read since it was loaded. The answer stops it.
 */
export function countReading({ path, minutes }: ShownArticle): () => void {
  const hydrated = document.documentElement.dataset['awake'] !== undefined;
  let seconds = hydrated ? 0 : performance.now() / 1_000;
  let ended = false;
  const ticking = setInterval(() => {
    const text = document.querySelector('.prose');
    if (!text || document.hidden) return;
    seconds += 1;
    ended ||= text.getBoundingClientRect().bottom <= innerHeight;
    if (ended && seconds >= minutes * 18) {
      clearInterval(ticking);
      count({ kind: 'read', path });
    }
  }, 1_000);
  return () => clearInterval(ticking);
}
