import { answerCookieBanner, askForCookieChoice } from './cookie-choice.ts';
import { drawLater } from './draw-later.ts';

/**
 * The inline script of every page. It fetches the application when the browser is idle and runs it
 * when a person acts, so that the first view costs no script; a click made before is played again
 * once the page is alive. A page that nobody touches wakes by itself after five seconds, one opened
 * with a hash or a query at once, since both ask for something that only the application does. When
 * it can't be loaded, as without a connection, the next act tries again. `data-touched` and the
 * event `loon-touched` say that somebody has acted; a pointer that merely rests on the page as it
 * opens has not, though browsers tell of it. The script must not depend on the page, since its hash
 * is what the CSP allows.
 */
export const wakeScript = `(() => {${askForCookieChoice}${answerCookieBanner}
  const whenIdle = (work) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 4000 }) : setTimeout(work, 1500);${drawLater}
  const { entry, modules, eager } = document.currentScript.dataset;
  const acts = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'pointermove', 'scroll'];
  const early = [];
  let attempts = 0;
  let loading = false;
  const wake = () => {
    if (loading) return;
    loading = true;
    // Browsers remember a module that failed under its address, so another try takes another one.
    import(attempts === 0 ? entry : entry + '?' + attempts).catch(() => {
      loading = false;
      listen();
    });
    attempts += 1;
  };
  // A pointer that rests is told of while the page loads, or in the corner if it was never moved. Its
  // first move onto a page that has loaded has no movement either, but is an act.
  const isResting = ({ type, movementX, movementY, clientX, clientY }) =>
    type === 'pointermove' && movementX === 0 && movementY === 0 &&
    (document.readyState !== 'complete' || (clientX === 0 && clientY === 0));
  const act = (event) => {
    if (isResting(event)) return;
    acts.forEach((name) => removeEventListener(name, act, true));
    document.documentElement.dataset.touched = '';
    dispatchEvent(new Event('loon-touched'));
    wake();
  };
  const listen = () =>
    acts.forEach((name) => addEventListener(name, act, { capture: true, passive: true }));
  const fetchAhead = () => {
    modules.split(' ').filter(Boolean).forEach((href) => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    });
  };
  const keep = (event) => {
    const target = event.target.closest('[data-live]');
    if (!target || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    answerCookies(target.dataset);
    early.push(target);
    wake();
  };
  addEventListener('click', keep, true);
  // The menu is a popover, which the browser opens without a script, but which stays over the place
  // that one of its links leads to.
  addEventListener('click', ({ target }) => {
    if (target.closest('#site-menu :is(a, button)')) document.getElementById('site-menu').hidePopover?.();
  }, true);
  window.loonAwake = () => {
    removeEventListener('click', keep, true);
    // Each in a task of its own, like the clicks of a person: the next one finds what it has changed.
    early.splice(0).forEach((target) => setTimeout(() => target.isConnected && target.click()));
  };
  listen();
  if (eager !== undefined || location.hash || location.search) wake();
  else {
    addEventListener('load', () => whenIdle(fetchAhead));
    setTimeout(wake, 5000);
  }
})();`;
