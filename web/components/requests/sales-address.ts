import { createContext, useContext } from 'react';

/** Where commercial enquiries go, from `data/content/site.yaml`; empty where nothing provides it. */
export const SalesAddressContext = createContext('');

/** Reads the sales address. */
export function useSalesAddress(): string {
  return useContext(SalesAddressContext);
}
