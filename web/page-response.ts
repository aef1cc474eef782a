import { createContext, useContext } from 'react';

/** The search of a page and its number of results. */
export interface PageSearch {
  query: string;
  results: number;
}

/**
 * Lets components set the HTTP status and other metadata of the response while the server renders.
 */
export class PageResponse {
  status = 200;
  /** The search that the URL of the page contains. */
  search: PageSearch | undefined;
  /** False if the page differs between visitors. */
  cacheable = true;

  setStatus(status: number): void {
    this.status = status;
  }

  setSearch(search: PageSearch | undefined): void {
    this.search = search;
  }

  preventCaching(): void {
    this.cacheable = false;
  }
}

/** The response being rendered; undefined in the browser. */
export const PageResponseContext = createContext<PageResponse | undefined>(undefined);

/** Sets the HTTP status of the response; does nothing in the browser. */
export function usePageStatus(status: number): void {
  useContext(PageResponseContext)?.setStatus(status);
}

/** Records the search of the page and its number of results; does nothing in the browser. */
export function usePageSearch(search: PageSearch | undefined): void {
  useContext(PageResponseContext)?.setSearch(search);
}

/** Excludes the page from all caches; does nothing in the browser. */
export function useUncachedPage(): void {
  useContext(PageResponseContext)?.preventCaching();
}
