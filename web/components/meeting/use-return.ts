import { useEffect } from 'react';

/**
 * Calls back when the visitor returns to this tab, because another one may have changed the data.
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
