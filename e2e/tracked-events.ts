import type { Page } from '@playwright/test';
import { visitBeaconSchema, type VisitEvent } from '../schema/insights-rules.ts';
import { expect } from './fixtures.ts';

/**
 * The events of a page about its visit, validated by the rules of beacons, and the site's
 * responses.
 */
export interface TrackedEvents {
  events: VisitEvent[];
  /** Statuses of the site's responses. */
  answers: number[];
  /** Those of one kind, in their order. */
  of: <Kind extends VisitEvent['kind']>(kind: Kind) => Extract<VisitEvent, { kind: Kind }>[];
}

/** Records the beacons of a page; they are still sent to the site. */
export async function followEvents(page: Page): Promise<TrackedEvents> {
  const tracked: TrackedEvents = {
    events: [],
    answers: [],
    of: <Kind extends VisitEvent['kind']>(kind: Kind) =>
      tracked.events.filter(
        (event): event is Extract<VisitEvent, { kind: Kind }> => event.kind === kind,
      ),
  };
  page.on('response', (response) => {
    if (response.url().endsWith('/api/visit')) tracked.answers.push(response.status());
  });
  const known = new Set<string>();
  await page.exposeFunction('reportBeacon', (id: string, body: string) => {
    if (known.has(id)) return;
    known.add(id);
    tracked.events.push(...visitBeaconSchema.parse(JSON.parse(body)).events);
  });
  await page.addInitScript(() => {
    const { reportBeacon } = window as unknown as {
      reportBeacon: (id: string, body: string) => Promise<void>;
    };
    // The next page forwards what a closing page sends.
    const report = (id: string, body: string): void => {
      sessionStorage.setItem(id, body);
      void reportBeacon(id, body).then(() => sessionStorage.removeItem(id));
    };
    // Its last events may be stored only after this page has begun.
    const forward = (): void => {
      Object.entries(sessionStorage).forEach(([id, body]) => {
        if (id.startsWith('tracked ')) report(id, String(body));
      });
    };
    if (location.protocol.startsWith('http')) {
      forward();
      addEventListener('load', forward);
    }
    // The text of a blob is read asynchronously, when a closing page may be closed already.
    const texts = new WeakMap<Blob, string>();
    window.Blob = class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        texts.set(this, parts.map((part) => (typeof part === 'string' ? part : '')).join(''));
      }
    };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) report(`tracked ${Math.random()}`, texts.get(body) ?? '');
      return send(address, body);
    };
  });
  return tracked;
}

/** Resolves once the module that measures the page is loaded. */
export async function isMeasuring(page: Page): Promise<void> {
  await page.waitForFunction(() => window.loonEvents?.moduleMeasures === true);
}

/** What the browser measures, and passes to scripts only with a delay. */
const measuredTypes = {
  paint: 'largest-contentful-paint',
  interaction: 'first-input',
};

/** Resolves once the browser has measured it: a page that is left earlier has no such figure. */
export async function isMeasured(page: Page, kind: keyof typeof measuredTypes): Promise<void> {
  await page.waitForFunction((type) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    const entries = observer.takeRecords();
    observer.disconnect();
    return entries.length > 0;
  }, measuredTypes[kind]);
}

/** Hides the page or shows it again, as when the visitor changes tabs. */
export function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: shown });
    Object.defineProperty(document, 'hidden', { configurable: true, value: shown === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

/** Expects that the site accepted all events; a response may come after the event was seen. */
export async function expectTaken({ answers }: TrackedEvents): Promise<void> {
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  expect(answers.every((status) => status === 204)).toBe(true);
}
