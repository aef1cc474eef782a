import { count } from './count.ts';

let loaded = false;

/** How many pages have been shown since the one that the browser loaded. */
export let pagesSince = 0;

function countShown(path: string): void {
  pagesSince += 1;
  if (!document.querySelector('.nf')) count({ kind: 'view', path });
}

/**
 * Counts a page shown by client-side navigation, forward or back (product 13.1). The server counts
 * the page that the browser loads first.
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
