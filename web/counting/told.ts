import type { RequestDialog } from '../components/requests/request-dialog.ts';

/** What happens to an open request form, up to its being closed. */
export type FormStep = 'OPENED' | 'STARTED' | 'TRIED' | 'SENT' | 'LEFT';

/** A page that is shown, the first one of a visit too. */
export interface ShownPage {
  kind: 'view';
  path: string;
}

/** What a search found; the query in lower case. */
export interface FoundPosts {
  kind: 'search';
  query: string;
  results: number;
}

/** An article that is shown, with its read time. */
export interface ShownArticle {
  article: string;
  minutes: number;
}

/** What the page and the application tell the counting. */
export type Told = readonly [RequestDialog, FormStep] | ShownPage | FoundPosts | ShownArticle;

declare global {
  interface Window {
    /**
     * What was told until the counting is there, which then listens here (`beacon.ts`); undefined
     * where nothing is counted.
     */
    loonTold?: Pick<Told[], 'forEach'> & { push: (told: Told) => unknown };
  }
}

/** Tells the counting of something; it is for the counting to decide what of it is sent. */
export function tell(told: Told): void {
  window.loonTold?.push(told);
}
