/**
 * Part of the page's inline script. Sections below the fold are left out of the first layout
 * (`styles/draw-later.css`); here they are laid out right after the first frame, five in a task, so
 * that no task is long, and `data-drawn` says once the browser is idle that all is there. A page
 * that is opened in its middle, or come back to, or whose own anchors are followed, is laid out at
 * once, so that its places are where they will be.
 */
export const drawLater = `
  const drawn = () => {
    document.documentElement.dataset.drawn = '';
  };
  const draw = () => {
    const parts = document.querySelectorAll('main > *').length;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const drawUpTo = (count) => {
      sheet.replaceSync('main > :nth-child(-n + ' + count + ') { content-visibility: visible }');
      document.body.getBoundingClientRect();
      if (count < parts) setTimeout(drawUpTo, 0, count + 5);
      else whenIdle(drawn);
    };
    setTimeout(drawUpTo, 0, 5);
  };
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash || visit?.type !== 'navigate') drawn();
  else requestAnimationFrame(draw);
  addEventListener('click', ({ target }) => target.closest('a[href*="#"]') && drawn(), true);`;
