import type { VisitEvent } from '../../schema/insights-rules.ts';

/** What counts the events of a visit, from the page's first moment on. */
export interface VisitEvents {
  /** Counts an event. */
  push: (event: VisitEvent) => void;
  /** The page that the browser has loaded, or has brought back as it was; vitals belong to it. */
  path: string;
  /** Vitals that have been counted: names of those of the load, ids of later ones. */
  measured: string[];
  /** Whether the page's script leaves it to the module to measure the load (`beacon.ts`). */
  moduleMeasures: boolean;
}

declare global {
  interface Window {
    /** Made by the page's script (`visit-events.ts`); undefined where nothing is counted. */
    loonEvents?: VisitEvents;
  }
}

/** Counts an event of the visit, where visits are counted (product 13.1). */
export function count(event: VisitEvent): void {
  window.loonEvents?.push(event);
}
