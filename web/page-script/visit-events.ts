import type { VisitEvent } from '../../schema/insights-rules.ts';
import type { VisitEvents } from '../counting/count.ts';

/** Pages whose visits are not counted (product 13.1). */
const uncounted = /^\/(blog-admin|preview|preferences|review)\b/;

const waiting: VisitEvent[] = [];

/**
 * Sends the queued events; the browser completes this after the page is closed. Sends far fewer
 * events per beacon than the server accepts, so that long searches do not make a beacon too large.
 */
function send(): void {
  while (waiting.length > 0) {
    // The URL of a meeting contains a secret of its visitor; all meeting pages count as one.
    const body = JSON.stringify({ events: waiting.splice(0, 10) }).replace(
      /meeting\/[\w.-]+/g,
      'meeting',
    );
    navigator.sendBeacon('/api/visit', new Blob([body], { type: 'application/json' }));
  }
}

/** Queues an event; it is sent with others after four seconds, or when the page is hidden. */
function push(event: VisitEvent): void {
  if (waiting.push(event) === 1) setTimeout(send, 4_000);
}

/**
 * Counts visit events from the start of the page load (product 13.10), so that visits that end
 * before hydration are included. Nothing is stored in the browser, and visitors who opt out of
 * tracking are not counted. Must be called after all other listeners for the end of the page are
 * registered, so that the events they count are sent as well.
 */
export function countVisit(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === '1' || globalPrivacyControl || uncounted.test(location.pathname)) return;
  const measured: string[] = [];
  const events: VisitEvents = { push, path: location.pathname, measured };
  window.loonEvents = events;
  // The load time of a page that was loaded in the background is not meaningful.
  let inSightSinceLoad = !document.hidden;

  const countVital = (name: VitalName, value: number | undefined): void => {
    if (value === undefined || measured.includes(name)) return;
    measured.push(name);
    push({ kind: 'vital', name, value, path: events.path });
  };
  const sendIfHidden = (): void => {
    if (!document.hidden) return;
    if (inSightSinceLoad && !events.moduleMeasures) measureLoad(countVital);
    inSightSinceLoad = false;
    send();
  };
  addEventListener('visibilitychange', sendIfHidden);
  addEventListener('pagehide', sendIfHidden);
}

type VitalName = Extract<VisitEvent, { kind: 'vital' }>['name'];

/** Fields of all measured entry types. */
interface Measured extends PerformanceEntry {
  /** Fields of a layout shift, which user input may have caused. */
  value?: number;
  hadRecentInput?: boolean;
  /** Set for an event that belongs to an interaction. */
  interactionId?: number;
}

/** Entries that the browser has buffered; undefined if it does not measure this type. */
function entriesOf(type: string): Measured[] | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  return observer.takeRecords();
}

/**
 * Counts LCP, INP and CLS of a page that is closed within seconds, undefined if unknown; none for a
 * page that was never visible. The browser buffers only the first interaction and those of 104 ms
 * or more; this early, CLS is the sum of all shifts.
 */
function measureLoad(countVital: (name: VitalName, value: number | undefined) => void): void {
  const painted = entriesOf('largest-contentful-paint')?.at(-1);
  if (!painted) return;
  countVital('LCP', painted.startTime);
  const interactions = [
    ...(entriesOf('first-input') ?? []),
    ...(entriesOf('event') ?? []).filter(({ interactionId }) => interactionId),
  ];
  countVital('INP', interactions.map(({ duration }) => duration).sort((a, b) => b - a)[0]);
  countVital(
    'CLS',
    entriesOf('layout-shift')?.reduce(
      (sum, { hadRecentInput, value = 0 }) => sum + (hadRecentInput ? 0 : value),
      0,
    ),
  );
}
