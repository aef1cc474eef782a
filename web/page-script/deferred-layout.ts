import { whenIdle } from './scheduling.ts';

/**
 * Nothing is laid out for this long after a pointer press, so that the response to it comes first.
 */
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
 * The first layout leaves out sections below the fold (`styles/deferred-layout.css`). They are laid
 * out right after the first frame, five per task, so that no task is long; `data-laid-out` is set
 * when all are laid out and the browser is idle. A page that is opened at an anchor, reloaded or
 * restored from history, or whose own anchors are followed, is laid out immediately, so that scroll
 * positions are correct.
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
