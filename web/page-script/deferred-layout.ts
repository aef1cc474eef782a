import { whenIdle } from './when-idle.ts';

/** How long nothing is drawn after a finger has come down, so that what it asks for comes first. */
const quietMs = 500;

let quietUntil = 0;

function markLaidOut(): void {
  document.documentElement.dataset['laidOut'] = '';
}

function layOutSections(): void {
  const parts = document.querySelectorAll('main > *').length;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const layOutUpTo = (count: number): void => {
    const quiet = quietUntil - performance.now();
    if (quiet > 0) {
      setTimeout(layOutUpTo, quiet, count);
      return;
    }
    sheet.replaceSync(`main > :nth-child(-n + ${count}) { content-visibility: visible }`);
    document.body.getBoundingClientRect();
    if (count < parts) setTimeout(layOutUpTo, 0, count + 5);
    else whenIdle(markLaidOut);
  };
  setTimeout(layOutUpTo, 0, 5);
}

/**
 * Sections below the fold are left out of the first layout (`styles/deferred-layout.css`); here they are
 * laid out right after the first frame, five in a task, so that no task is long, and `data-laid-out`
 * says once the browser is idle that all is there. A page that is opened in its middle, or come
 * back to, or whose own anchors are followed, is laid out at once, so that its places are where
 * they will be.
 */
export function deferLayout(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash !== '' || visit?.type !== 'navigate') markLaidOut();
  else requestAnimationFrame(layOutSections);
  addEventListener('pointerdown', () => (quietUntil = performance.now() + quietMs), true);
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) markLaidOut();
    },
    true,
  );
}
