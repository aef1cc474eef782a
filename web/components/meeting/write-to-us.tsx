import { SalesAddressLink } from '../requests/sales-address-link.tsx';

/** The e-mail link for all cases: the end of a sentence that begins with its purpose. */
export function WriteToUs() {
  return (
    <>
      reply to our e-mail, or write to <SalesAddressLink />
    </>
  );
}
