import type { PageClient } from '../apollo/client.ts';
import { TrustView } from '../components/trust/trust-view.tsx';
import { TransparencyPageDocument, useTransparencyPageSuspenseQuery } from '../generated/trust.ts';

export function load(client: PageClient): Promise<unknown> {
  return client.query({ query: TransparencyPageDocument });
}

/** AI transparency (product 17.3). */
export function Component() {
  return <TrustView part="transparency" page={useTransparencyPageSuspenseQuery().data.trustPage} />;
}
