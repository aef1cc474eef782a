import { useSyncExternalStore } from 'react';

/** The width up to which the page has one column (design 2, Breakpoints). */
const query = '(max-width: 767px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the screen is small; false on the server, which cannot know. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
