import { chooseCookies, isCookieChoice } from '../visit/cookie-choice.ts';
import { rememberPage } from '../visit/visit.ts';
import { whenIdle } from './when-idle.ts';

declare global {
  interface Window {
    /** Called by the application once it answers clicks: plays those again that came before. */
    loonHydrated?: () => void;
  }
}

const acts = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'pointermove', 'scroll'];
const hydratesAfterMs = 5_000;

/**
 * A pointer that rests is told of while the page loads, or in the corner if it was never moved. Its
 * first move onto a page that has loaded has no movement either, but is an act.
 */
function isResting(event: Event): boolean {
  if (event.type !== 'pointermove') return false;
  const { movementX, movementY, clientX, clientY } = event as PointerEvent;
  const unmoved = movementX === 0 && movementY === 0;
  return unmoved && (document.readyState !== 'complete' || (clientX === 0 && clientY === 0));
}

/** A finger on a button that opens a dialog wakes the page after the dialog has been drawn. */
function isBeginningOfOpening({ type, target }: Event): boolean {
  return (
    ['pointerdown', 'touchstart', 'focusin'].includes(type) &&
    target instanceof Element &&
    target.closest('[data-opens]') !== null
  );
}

/**
 * Runs a module after those that it imports, each in a task of its own, so that a person is
 * answered between them. What fails of the others fails the module as well.
 */
async function runInSteps(imported: string[], address: string): Promise<void> {
  for (const step of imported) {
    await import(/* @vite-ignore */ step).catch(() => undefined);
  }
  await import(/* @vite-ignore */ address);
}

/**
 * Fetches the application when the browser is idle and runs it when a person acts, so that the
 * first view costs no script; a click made before is played again once the page is alive
 * (product 2.23). A page that nobody touches wakes by itself after five seconds, one opened with a
 * hash or a query at once, since both ask for something that only the application does. When it
 * can't be loaded, as without a connection, the next act tries again. `data-touched` and the event
 * `loon-touched` say that somebody has acted; a pointer that merely rests on the page as it opens
 * has not, though browsers tell of it. `loon-hydration-failed` says that the application could not be loaded.
 * The answer wakes the page for somebody who has acted.
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
    // Browsers remember a module that failed under its address, so another try takes another one.
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
  const queueClick = (event: Event): void => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const target = event.target.closest<HTMLElement>('[data-live]');
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    const { cookieChoice } = target.dataset;
    if (isCookieChoice(cookieChoice)) {
      chooseCookies(cookieChoice);
      // Who leaves before the page is awake would lose the first page and the campaign.
      if (cookieChoice === 'accepted') rememberPage(location);
    }
    early.push(target);
    hydrate();
  };
  addEventListener('click', queueClick, true);
  window.loonHydrated = () => {
    removeEventListener('click', queueClick, true);
    // Each in a task of its own, like the clicks of a person: the next one finds what it has
    // changed.
    early.splice(0).forEach((target) =>
      setTimeout(() => {
        if (target.isConnected) target.click();
      }),
    );
  };
  listen();
  if (eager !== undefined || location.hash !== '' || location.search !== '') hydrate();
  else {
    addEventListener('load', () => whenIdle(fetchAhead));
    setTimeout(hydrate, hydratesAfterMs);
  }
  return hydrateForPerson;
}
