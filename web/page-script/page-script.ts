import { askForCookieChoice } from '../visit/cookie-choice.ts';
import { afterPaint } from './after-paint.ts';
import { deferLayout } from './deferred-layout.ts';
import { closeMenuBehindLinks } from './menu-links.ts';
import { offerRequestDialogs } from './request-dialogs.ts';
import { countVisit } from './visit-events.ts';
import { startHydration } from './start-hydration.ts';

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
