import { createContext, useContext } from 'react';

/** The address for commercial enquiries, from `data/content/site.yaml`. */
export interface SalesAddress {
  address: string;
  /** Whether it is a placeholder to be labelled (product 17.6). */
  labelled: boolean;
}

/** The sales address; empty without a provider. */
export const SalesAddressContext = createContext<SalesAddress>({ address: '', labelled: false });

export function useSalesAddress(): SalesAddress {
  return useContext(SalesAddressContext);
}

/** The sales address, at the end of a sentence that says its purpose. */
export function SalesAddressLink() {
  const { address, labelled: marked } = useSalesAddress();
  return (
    <>
      <a className="tlink" href={`mailto:${address}`}>
        {address}
      </a>
      {marked ? (
        <>
          {' '}
          <small className="sample">Sample</small>
        </>
      ) : null}
    </>
  );
}
