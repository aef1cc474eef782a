import { askForCookieChoice } from '../visit/cookie-choice.ts';
import { afterPaint } from './after-paint.ts';
import { deferLayout } from './deferred-layout.ts';
import { closeMenuBehindLinks } from './menu-links.ts';
import { offerRequestDialogs } from './request-dialogs.ts';
import { countVisit } from './visit-events.ts';
import { startHydration } from './start-hydration.ts';

/**
 * The inline script of every page: what has to work from the first moment, without the application
 * (product 2.23). It must not depend on the page, since its hash is what the CSP allows.
 */
askForCookieChoice();
const hydrate = startHydration(document.currentScript?.dataset ?? {});
afterPaint(offerRequestDialogs(hydrate));
deferLayout();
closeMenuBehindLinks();
countVisit();
