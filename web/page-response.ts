import { createContext, useContext } from 'react';

/** What the page of a query shows. */
export interface PageSearch {
  query: string;
  results: number;
}

/** What a component may say about the HTTP answer while the server renders. */
export class PageResponse {
  status = 200;
  /** The search that whoever asks for the page makes by that. */
  search: PageSearch | undefined;
  /** False when the page differs from one person to the next. */
  cacheable = true;

  /** Answers with another status than 200. */
  answerWith(status: number): void {
    this.status = status;
  }

  /** Says what the page searched for and found. */
  answerSearch(search: PageSearch | undefined): void {
    this.search = search;
  }

  /** Keeps the page out of every cache. */
  preventCaching(): void {
    this.cacheable = false;
  }
}

/** The answer under way; undefined in the browser. */
export const PageResponseContext = createContext<PageResponse | undefined>(undefined);

/** Sets the HTTP status of the page under way; does nothing in the browser. */
export function usePageStatus(status: number): void {
  useContext(PageResponseContext)?.answerWith(status);
}

/** Says what the page under way searched for and found; does nothing in the browser. */
export function usePageSearch(search: PageSearch | undefined): void {
  useContext(PageResponseContext)?.answerSearch(search);
}

/** Marks the page under way as nobody else's business; does nothing in the browser. */
export function useUncachedPage(): void {
  useContext(PageResponseContext)?.preventCaching();
}
