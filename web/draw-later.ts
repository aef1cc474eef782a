/**
 * Part of the page's inline script. Sections below the fold are left out of the first layout
 * (`styles/draw-later.css`); here they are laid out when the browser is idle, one a frame, so that
 * no task is long, and `data-drawn` says when all of them are. A page that is opened in its middle,
 * or come back to, or whose own anchors are followed, is laid out at once, so that its places are
 * where they will be.
 */
export const drawLater = `
  const drawn = () => {
    document.documentElement.dataset.drawn = '';
  };
  const draw = () => {
    const parts = document.querySelectorAll('main > *').length;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const drawUpTo = (part) => {
      if (part > parts) return drawn();
      sheet.replaceSync('main > :nth-child(-n + ' + part + ') { content-visibility: visible }');
      requestAnimationFrame(() => setTimeout(drawUpTo, 0, part + 1));
    };
    drawUpTo(1);
  };
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash || visit?.type !== 'navigate') drawn();
  else addEventListener('load', () => whenIdle(draw));
  addEventListener('click', ({ target }) => target.closest('a[href*="#"]') && drawn(), true);`;
