import { moveFocusTo } from '../frame/scroll-target.ts';
import { InterfaceIcon } from '../interface-icon.tsx';

/** Scrolls smoothly to the top, unless reduced motion is requested, and moves focus along. */
function goToTop(): void {
  window.scrollTo({ top: 0 });
  moveFocusTo(document.getElementById('main'));
}

/** The button at the end of a long text; a link without scripts. */
export function BackToTop() {
  const content = (
    <>
      <InterfaceIcon name="up" />
      Back to top
    </>
  );
  return (
    <p className="to-top">
      <button type="button" className="btn btn-q scripted" data-live="" onClick={goToTop}>
        {content}
      </button>
      <a className="btn btn-q unscripted" href="#main">
        {content}
      </a>
    </p>
  );
}
