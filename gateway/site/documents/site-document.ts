import type { OutgoingHttpHeaders } from 'node:http';

export interface SiteDocument {
  path: string;
  contentType: string;
  /** Returns its text or the path to redirect to; undefined if there is no such document. */
  write: () => Promise<string | { location: string } | undefined>;
  /** For how many milliseconds it may be cached; until the site changes if absent. */
  cacheMs?: number;
  /** Additional response headers. */
  headers?: OutgoingHttpHeaders;
  /** Rate limit points for the client's address; as many as five pages if absent. */
  points?: number;
  /**
   * Whether it is an alternative representation of a page, also sent under the page's URL to
   * clients that prefer it.
   */
  negotiated?: boolean;
  /** The path under which reads by machines are counted; absent if they are not counted. */
  machineText?: string;
  /**
   * Whether it waits for external work; it is queued separately so that pages do not wait for it.
   */
  slow?: boolean;
}

/** Finds the document at a path. */
export type DocumentFamily = (path: string) => SiteDocument | undefined;
