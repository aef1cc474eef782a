import type { OutgoingHttpHeaders } from 'node:http';

/** One document, under its path. */
export interface SiteDocument {
  path: string;
  contentType: string;
  /** Its text, or the path it is found under; undefined if there is no such document. */
  write: () => Promise<string | { location: string } | undefined>;
  /** Headers of its own. */
  headers?: OutgoingHttpHeaders;
  /** What it counts for its client's address; as much as five pages if absent. */
  points?: number;
  /** Whether it is a form of a page, and sent under the page's address too to who prefers it. */
  negotiated?: boolean;
  /** Waits for others, so that pages are not to wait for it. */
  slow?: boolean;
}

/** The documents of which a path may name one. */
export type DocumentFamily = (path: string) => SiteDocument | undefined;
