import { count } from './send.ts';
import type { ShownArticle } from './told.ts';

/**
 * Counts an article as read when its end was in sight and 30 % of its read time has passed while
 * the page was in sight (product 13.6); `seconds` of it have passed before.
 */
export function countReading({ article: path, minutes }: ShownArticle, seconds: number): void {
  let ended = false;
  const ticking = setInterval(() => {
    const text = document.querySelector('.prose');
    if (location.pathname !== path || !text) clearInterval(ticking);
    else if (!document.hidden) {
      seconds += 1;
      ended ||= text.getBoundingClientRect().bottom <= innerHeight;
      if (ended && seconds >= minutes * 18) {
        clearInterval(ticking);
        count({ kind: 'read', path });
      }
    }
  }, 1_000);
}
