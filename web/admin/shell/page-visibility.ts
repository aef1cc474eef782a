import { useEffect, useEffectEvent } from 'react';
import { unattendedHeader } from '../../../schema/unattended.ts';

/**
 * Makes a query poll every 30 seconds while the page is visible. These polls do not count as
 * activity of the session.
 */
export const whileInSight = {
  pollInterval: 30_000,
  skipPollAttempt: () => document.hidden,
  context: { headers: { [unattendedHeader]: 'true' } },
};

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
