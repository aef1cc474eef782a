import { chooseCookies, isCookieChoice } from '../visit/cookie-choice.ts';
import { rememberPage } from '../visit/visit.ts';
import { whenIdle } from './scheduling.ts';

declare global {
  interface Window {
    /** Called by the application when it handles clicks: replays the queued ones. */
    loonHydrated?: () => void;
  }
}

const acts = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'pointermove', 'scroll'];
const hydratesAfterMs = 5_000;

/**
 * Browsers report a resting pointer while the page loads, or at the corner if it was never moved.
 * The first move on a loaded page has no movement either, but is user input.
 */
function isResting(event: Event): boolean {
  if (event.type !== 'pointermove') return false;
  const { movementX, movementY, clientX, clientY } = event as PointerEvent;
  const unmoved = movementX === 0 && movementY === 0;
  return unmoved && (document.readyState !== 'complete' || (clientX === 0 && clientY === 0));
}

/**
 * Touching a button that opens a dialog hydrates the page only after the dialog has been painted.
 */
function isBeginningOfOpening({ type, target }: Event): boolean {
  return (
    ['pointerdown', 'touchstart', 'focusin'].includes(type) &&
    target instanceof Element &&
    target.closest('[data-opens]') !== null
  );
}

/**
 * Runs the imports of a module before the module itself, each in a separate task, so that the page
 * can respond to input between them. If an import fails, the module fails too.
 */
async function runInSteps(imported: string[], address: string): Promise<void> {
  for (const step of imported) {
    await import(/* @vite-ignore */ step).catch(() => undefined);
  }
  await import(/* @vite-ignore */ address);
}

/**
 * Fetches the application when the browser is idle and runs it on the first user input, so that the
 * first view needs no script; earlier clicks are replayed after hydration (product 2.23). Without
 * input, a page is hydrated after five seconds; a page with a hash or a query is hydrated
 * immediately, because only the application can handle these. If the application cannot be loaded,
 * for example offline, the next input retries. `data-touched` and the event `loon-touched` report
 * the first user input; a pointer that merely rests on the page as it opens does not count,
 * although browsers report it. `loon-hydration-failed` reports that the application could not be
 * loaded. Returns a function that hydrates the page as user input does.
 */
export function startHydration({ entry = '', modules = '', eager }: DOMStringMap): () => void {
  const early: HTMLElement[] = [];
  const unfetched = modules.split(' ').filter(Boolean);
  const imported = unfetched.filter((address) => address !== entry);
  let attempts = 0;
  let loading = false;

  const hydrate = (): void => {
    if (loading) return;
    loading = true;
    // Browsers remember under its URL that a module failed, so a retry uses another URL.
    const address = attempts === 0 ? entry : `${entry}?${attempts}`;
    attempts += 1;
    fetchAhead();
    runInSteps(imported, address).catch(() => {
      loading = false;
      listen();
      dispatchEvent(new Event('loon-hydration-failed'));
    });
  };
  const act = (event: Event): void => {
    if (!isResting(event) && !isBeginningOfOpening(event)) hydrateForPerson();
  };
  const hydrateForPerson = (): void => {
    acts.forEach((name) => removeEventListener(name, act, true));
    document.documentElement.dataset['touched'] = '';
    dispatchEvent(new Event('loon-touched'));
    hydrate();
  };
  const listen = (): void =>
    acts.forEach((name) => addEventListener(name, act, { capture: true, passive: true }));
  const fetchAhead = (): void => {
    unfetched.splice(0).forEach((href) => {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    });
  };
  let replaying = false;
  const queueClick = (event: Event): void => {
    if (replaying || !(event.target instanceof Element) || event.defaultPrevented) return;
    const target = event.target.closest<HTMLElement>('[data-live]');
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    const { cookieChoice } = target.dataset;
    if (isCookieChoice(cookieChoice)) {
      chooseCookies(cookieChoice);
      // Otherwise a visitor who closes the page before hydration would lose the first page and the
      // campaign.
      if (cookieChoice === 'accepted') rememberPage(location);
    }
    early.push(target);
    hydrate();
  };
  addEventListener('click', queueClick, true);
  /**
   * Each in a separate task, like real clicks, so that the next one sees the changes of the previous
   * one. A click made meanwhile queues up behind them.
   */
  const replay = (): void => {
    const target = early.shift();
    if (target === undefined) {
      removeEventListener('click', queueClick, true);
      return;
    }
    setTimeout(() => {
      replaying = true;
      target.click();
      replaying = false;
      replay();
    });
  };
  window.loonHydrated = replay;
  listen();
  if (eager !== undefined || location.hash !== '' || location.search !== '') hydrate();
  else {
    addEventListener('load', () => whenIdle(fetchAhead));
    setTimeout(hydrate, hydratesAfterMs);
  }
  return hydrateForPerson;
}
