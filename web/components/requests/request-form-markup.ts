import { createContext } from 'react';
import type { RequestFormKind } from './request-form-kind.ts';
import type { SalesAddress } from './sales-address.ts';

/** HTML of the dialogs around the two empty forms. */
export type RequestFormMarkup = Record<RequestFormKind, string>;

/** Renders the forms on the server; null in the browser, which has them in the page. */
export const RequestFormMarkupContext = createContext<
  ((salesAddress: SalesAddress) => RequestFormMarkup) | undefined
>(undefined);
