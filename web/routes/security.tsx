import type { PageClient } from '../apollo/client.ts';
import { TrustView } from '../components/trust/trust-view.tsx';
import { SecurityPageDocument, useSecurityPageSuspenseQuery } from '../generated/trust.ts';

export function load(client: PageClient): Promise<unknown> {
  return client.query({ query: SecurityPageDocument });
}

/** Security and data handling (product 17.3). */
export function Component() {
  return <TrustView part="security" page={useSecurityPageSuspenseQuery().data.trustPage} />;
}
