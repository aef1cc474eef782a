import { count } from './count.ts';

let loaded = false;

/** How many pages have been shown since the one that the browser has loaded. */
export let pagesSince = 0;

function countShown(path: string): void {
  pagesSince += 1;
  if (!document.querySelector('.nf')) count({ kind: 'view', path });
}

/**
 * Counts a page that is shown by navigation within the open site, forth and back (product 13.1).
 * The first one is that which the browser has loaded, and which the server counts.
 */
export function countView(path: string): void {
  if (loaded) countShown(path);
  loaded = true;
}

if (!import.meta.env.SSR) {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const { pathname } = location;
    if (window.loonEvents) window.loonEvents.path = pathname;
    countShown(pathname);
  });
}
