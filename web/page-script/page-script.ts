import { askForCookieChoice } from '../visit/cookie-choice.ts';
import { afterPaint } from './scheduling.ts';
import { deferLayout } from './deferred-layout.ts';
import { offerRequestDialogs } from './request-dialogs.ts';
import { countVisit } from './visit-events.ts';
import { startHydration } from './start-hydration.ts';

/**
 * The header's menu is a popover. The browser opens it without a script, but does not close it when
 * one of its links is followed within the page.
 */
function closeMenuBehindLinks(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('#site-menu :is(a, button)')) {
        document.querySelector<HTMLElement>('#site-menu:popover-open')?.hidePopover();
      }
    },
    true,
  );
}

/**
 * The inline script of every page: everything that must work before the application is loaded
 * (product 2.23). It must not depend on the page, because the CSP allows it by its hash.
 */
askForCookieChoice();
const hydrate = startHydration(document.currentScript?.dataset ?? {});
afterPaint(offerRequestDialogs(hydrate));
deferLayout();
closeMenuBehindLinks();
countVisit();
