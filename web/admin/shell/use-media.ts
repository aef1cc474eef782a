import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; updates when this changes. The administration runs only in
 * browsers.
 */
export function useMedia(media: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches);
}
