import { askForCookieChoice } from './cookie-choice.ts';

/**
 * The inline script of every page. It loads the application when the page has become idle or a
 * person acts, so that reading costs no script; a click made before is played again once the page
 * is alive. It must not depend on the page, since its hash is what the CSP allows.
 */
export const wakeScript = `(() => {${askForCookieChoice}
  const entry = document.currentScript.dataset.entry;
  const acts = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'pointerover'];
  const early = [];
  let woken = false;
  const wake = () => {
    if (woken) return;
    woken = true;
    acts.forEach((act) => removeEventListener(act, wake, true));
    import(entry).catch(() => { woken = false; });
  };
  const keep = (event) => {
    const target = event.target.closest('[data-live]');
    if (!target || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    early.push(target);
    wake();
  };
  addEventListener('click', keep, true);
  window.loonAwake = () => {
    removeEventListener('click', keep, true);
    early.splice(0).forEach((target) => target.isConnected && target.click());
  };
  acts.forEach((act) => addEventListener(act, wake, { capture: true, passive: true }));
  if (document.currentScript.dataset.eager !== undefined) wake();
  else addEventListener('load', () => {
    'requestIdleCallback' in window ? requestIdleCallback(wake, { timeout: 4000 }) : setTimeout(wake, 1500);
  });
})();`;
