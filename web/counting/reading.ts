import { count } from './count.ts';

interface ShownArticle {
  path: string;
  minutes: number;
}

/**
 * Counts an article as read when its end has been visible and the page has been visible for 30 % of
 * its read time (product 13.6). If the page has not been hydrated yet, reading started when it was
 * loaded. Returns a function that stops counting.
 */
export function countReading({ path, minutes }: ShownArticle): () => void {
  const hydrated = document.documentElement.dataset['hydrated'] !== undefined;
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
