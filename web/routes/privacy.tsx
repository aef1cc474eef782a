import type { PageClient } from '../apollo/client.ts';
import { LegalPage } from '../components/legal/legal-page.tsx';
import { PrivacyPageDocument, usePrivacyPageSuspenseQuery } from '../generated/site.ts';

export function load(client: PageClient): Promise<unknown> {
  return client.query({ query: PrivacyPageDocument });
}

/** Privacy Policy (product 2.18). */
export function Component() {
  const { site, legalDocument } = usePrivacyPageSuspenseQuery().data;
  return legalDocument && <LegalPage page={site.pages.privacy} document={legalDocument} />;
}
