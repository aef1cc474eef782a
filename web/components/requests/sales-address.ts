import { createContext, useContext } from 'react';

/** Where commercial enquiries go, from `data/content/site.yaml`. */
export interface SalesAddress {
  address: string;
  /** Whether it is a placeholder that says so (product 17.6). */
  labelled: boolean;
}

/** The sales address; empty where nothing provides it. */
export const SalesAddressContext = createContext<SalesAddress>({ address: '', labelled: false });

/** Reads the sales address. */
export function useSalesAddress(): SalesAddress {
  return useContext(SalesAddressContext);
}
