import { useEffect, useEffectEvent } from 'react';

/** Calls `work` whenever the page becomes visible again. */
export function useAgainWhenShown(work: () => void): void {
  const again = useEffectEvent(() => {
    if (!document.hidden) work();
  });
  useEffect(() => {
    const listen = () => again();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}
