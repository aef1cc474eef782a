import type { VisitEvent } from '../../schema/insights-rules.ts';

/** Records the events of a visit, from the start of the page load. */
export interface VisitEvents {
  push: (event: VisitEvent) => void;
  /**
   * The page that the browser loaded or restored from its back/forward cache; vitals belong to it.
   */
  path: string;
  /** Vitals that have been counted: by name for those of the page load, by id for later ones. */
  measured: string[];
  /** Whether the module (`beacon.ts`) instead of the inline script measures the page load. */
  moduleMeasures?: true;
}

declare global {
  interface Window {
    /** Set by the inline script (`visit-events.ts`); undefined if the visit is not counted. */
    loonEvents?: VisitEvents;
  }
}

/** Counts an event, if the visit is counted (product 13.1). */
export function count(event: VisitEvent): void {
  window.loonEvents?.push(event);
}
