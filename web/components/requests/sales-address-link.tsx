import { useSalesAddress } from './sales-address.ts';

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
