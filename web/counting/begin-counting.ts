import { whenIdle } from '../components/idle.ts';

/** Pages whose visitors are not counted (product 13.1). */
const uncounted = /^\/(blog-admin|preview)(\/|$)/;

/**
 * Loads the counting once the browser has nothing better to do (product 13.10). Who asks not to be
 * tracked is not counted, and neither is the administration: nothing is loaded and nothing sent
 * then.
 */
export function beginCounting(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === '1' || globalPrivacyControl || uncounted.test(window.location.pathname)) {
    delete window.loonTold;
  } else {
    whenIdle(() => void import('./beacon.ts').catch(() => undefined));
  }
}
