import { SalesAddressLink } from '../requests/sales-address-link.tsx';

/** The way that always works: the end of a sentence that begins with what it is for. */
export function WriteToUs() {
  return (
    <>
      reply to our e-mail, or write to
      <SalesAddressLink />
    </>
  );
}
