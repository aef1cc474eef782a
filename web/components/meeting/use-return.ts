import { useEffect } from 'react';

/**
 * Calls back when the visitor comes back to this tab, since another one may have changed things.
 */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) onReturn();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [onReturn]);
}
