import type { VisitEvent } from '../../schema/insights-rules.ts';

const waiting: VisitEvent[] = [];
const counted = new Set<string>();

/**
 * Sends what was counted; the browser does so after the page has gone, too. Far fewer events at
 * once than the server takes, so that a beacon with long searches is not too large.
 */
export function send(): void {
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
export function count(event: VisitEvent): void {
  if (waiting.push(event) === 1) setTimeout(send, 4_000);
}

/** Counts an event, unless one with the same key was counted before. */
export function countOnce(key: string, event: VisitEvent): void {
  if (!counted.has(key)) count(event);
  counted.add(key);
}
