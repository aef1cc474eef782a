import { useEffect, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Marks the page as ready for clicks: once everything is hydrated, and rendered again with what
 * only the browser knows, such as the width of its screen. Before that, a click would act on the
 * server's idea of a screen.
 */
export function Hydrated({ onHydrated }: { onHydrated?: () => void }) {
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (hydrated) {
      document.documentElement.dataset['hydrated'] = 'true';
      onHydrated?.();
      window.loonHydrated?.();
    }
  }, [hydrated, onHydrated]);
  return null;
}
