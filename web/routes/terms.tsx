import type { PageClient } from '../apollo/client.ts';
import { LegalPage } from '../components/legal/legal-page.tsx';
import { TermsPageDocument, useTermsPageSuspenseQuery } from '../generated/site.ts';

export function load(client: PageClient): Promise<unknown> {
  return client.query({ query: TermsPageDocument });
}

/** Terms of Use (product 2.19). */
export function Component() {
  const { site, legalDocument } = useTermsPageSuspenseQuery().data;
  return legalDocument && <LegalPage page={site.pages.terms} document={legalDocument} />;
}
