import { useEffect, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Says that the page answers clicks now: once everything has been hydrated, and drawn again with
 * what only the browser knows, such as the width of its screen. Before that, a click would do what
 * it does on the server's idea of a screen.
 */
export function Awake({ onAwake }: { onAwake?: () => void }) {
  const settled = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (settled) {
      document.documentElement.dataset['awake'] = 'true';
      onAwake?.();
      window.loonAwake?.();
    }
  }, [settled, onAwake]);
  return null;
}
