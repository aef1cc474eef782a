import { createContext, useContext } from 'react';

/** What a component may say about the HTTP answer while the server renders. */
export class PageResponse {
  status = 200;
  /** False when the page differs from one person to the next. */
  cacheable = true;

  /** Answers with another status than 200. */
  answerWith(status: number): void {
    this.status = status;
  }

  /** Keeps the page out of every cache. */
  keepPrivate(): void {
    this.cacheable = false;
  }
}

/** The answer under way; undefined in the browser. */
export const PageResponseContext = createContext<PageResponse | undefined>(undefined);

/** Sets the HTTP status of the page under way; does nothing in the browser. */
export function usePageStatus(status: number): void {
  useContext(PageResponseContext)?.answerWith(status);
}

/** Marks the page under way as nobody else's business; does nothing in the browser. */
export function useUncachedPage(): void {
  useContext(PageResponseContext)?.keepPrivate();
}
