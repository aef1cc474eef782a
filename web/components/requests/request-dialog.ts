import type { IssuedToken } from './form-token.ts';
import type { RequestFormKind } from './request-form-kind.ts';

/**
 * One of the two dialogs of a page. The page's inline script opens and closes it and keeps its HTML
 * from the first moment on; the application takes over the form in it when it is there.
 */
export interface RequestDialog {
  kind: RequestFormKind;
  /** The ground that holds the dialog; hidden while it is closed. */
  host: HTMLElement;
  /** The button that opened it. */
  opener: HTMLElement;
  /** The form token of the next submission. */
  token: IssuedToken | undefined;
  /** Names of the fields that have been changed before the application was there. */
  changed: Set<string>;
  /** Somebody has submitted the form before the application was there. */
  submitted: boolean;
  /** Whether the application has taken over the form. */
  live: boolean;
}

/** What the inline script offers to the application. */
export interface RequestDialogs {
  /** The open dialog. */
  shown: () => RequestDialog | undefined;
  /**
   * Closes a dialog if it is open; a request that is accepted late closes its own dialog only.
   * `sent` says that it was accepted, so that the form does not count as left (product 13.4).
   */
  close: (kind: RequestFormKind, sent?: boolean) => void;
  /** Moves the focus to the first field. */
  focusFirst: () => void;
  /** Says that the form's part of the application could not be loaded. */
  failed: () => void;
}

declare global {
  interface Window {
    loonRequestDialogs?: RequestDialogs;
  }
}

/** Dispatched to the window whenever a dialog opens or its form is submitted before hydration. */
export const formWantedEvent = 'loon-form-wanted';
