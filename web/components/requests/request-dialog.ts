import type { IssuedToken } from './form-token.ts';

/** Which of the two forms: trial access to Loon Lens, or a demo. */
export type RequestFormKind = 'access' | 'demo';

/**
 * One of the two dialogs of a page. The page's inline script opens and closes it and owns its HTML
 * from the start; the application takes over the form in it once loaded.
 */
export interface RequestDialog {
  kind: RequestFormKind;
  /** The element that contains the dialog; hidden while it is closed. */
  host: HTMLElement;
  /** The button that opened it. */
  opener: HTMLElement;
  /** The form token of the next submission. */
  token: IssuedToken | undefined;
  /** Names of the fields that have been changed before the application was there. */
  changed: Set<string>;
  /** The form was submitted before the application was loaded. */
  submitted: boolean;
  /** Whether the application has taken over the form. */
  live: boolean;
}

/** The inline script's interface to the application. */
export interface RequestDialogs {
  /** Those that have been built, open or not. */
  all: Map<RequestFormKind, RequestDialog>;
  /**
   * Closes a dialog if it is open; a request that is accepted with a delay closes only its own
   * dialog. `sent` says that it was accepted, so that the form does not count as abandoned
   * (product 13.4).
   */
  close: (kind: RequestFormKind, sent?: boolean) => void;
  /** Moves the focus to the field that had it last, at first to the first. */
  returnFocus: () => void;
  /**
   * Reports that the form's code could not be loaded; a dialog that was closed while its submission
   * waited opens again.
   */
  failed: () => void;
}

declare global {
  interface Window {
    loonRequestDialogs?: RequestDialogs;
  }
}

/** Dispatched to the window whenever a dialog opens or its form is submitted before hydration. */
export const formWantedEvent = 'loon-form-wanted';
