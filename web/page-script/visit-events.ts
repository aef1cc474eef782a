import type { VisitEvent } from '../../schema/insights-rules.ts';
import type { VisitEvents } from '../counting/count.ts';
import { measureLoad } from './measure-load.ts';

/** Pages whose visitors are not counted (product 13.1). */
const uncounted = /^\/(blog-admin|preview)\b/;

const waiting: VisitEvent[] = [];

/**
 * Sends what was counted; the browser does so after the page has gone, too. Far fewer events at
 * once than the server takes, so that a beacon with long searches is not too large.
 */
function send(): void {
  while (waiting.length > 0) {
    // A meeting's address is its person's secret; the pages of all of them count as one.
    const body = JSON.stringify({ events: waiting.splice(0, 10) }).replace(
      /meeting\/[\w.-]+/g,
      'meeting',
    );
    navigator.sendBeacon('/api/visit', new Blob([body], { type: 'application/json' }));
  }
}

/** Counts an event; it is sent with others four seconds later, or when the page is hidden. */
function push(event: VisitEvent): void {
  if (waiting.push(event) === 1) setTimeout(send, 4_000);
}

/**
 * Counts what happens on the page from its first moment on (product 13.10), so that nobody is left
 * out who leaves before the application has come. Nothing is kept in the browser, and nothing is
 * counted of who asks not to be tracked. To be called when everybody else listens for the end of
 * the page, so that what they count then is sent as well.
 */
export function countVisit(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === '1' || globalPrivacyControl || uncounted.test(location.pathname)) return;
  const events: VisitEvents = {
    push,
    path: location.pathname,
    measured: [],
    moduleMeasures: false,
  };
  window.loonEvents = events;
  // Nobody waits for a page that is loaded out of sight.
  let inSightSinceLoad = !document.hidden;

  const sendIfHidden = (): void => {
    if (!document.hidden) return;
    if (inSightSinceLoad && !events.moduleMeasures) {
      for (const [name, value] of measureLoad()) {
        if (value === undefined) continue;
        events.measured.push(name);
        push({ kind: 'vital', name, value, path: events.path });
      }
    }
    inSightSinceLoad = false;
    send();
  };
  addEventListener('visibilitychange', sendIfHidden);
  addEventListener('pagehide', sendIfHidden);
}
