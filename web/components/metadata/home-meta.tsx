import type { PageClient } from '../../apollo/client.ts';
import { HomeMetaDocument, useHomeMetaSuspenseQuery } from '../../generated/site.ts';
import { usePublicUrl } from '../../public-url.ts';
import { offerData } from './offer-data.ts';
import { organisationData } from './organisation-data.ts';
import { PageMeta } from './page-meta.tsx';

/** Fetches the home page's metadata. */
export function loadHomeMeta(client: PageClient): Promise<unknown> {
  return client.query({ query: HomeMetaDocument });
}

/**
 * Metadata of the home page, with the company, its website, its products and the questions as
 * structured data.
 */
export function HomeMeta() {
  const { site, sections, faqs } = useHomeMetaSuspenseQuery().data;
  const publicUrl = usePublicUrl();
  const { '@graph': company } = organisationData(site, publicUrl);
  const offer = offerData({ brand: site.brand.name, sections, faqs, publicUrl });
  return (
    <PageMeta {...site.pages.home} path="/" structuredData={{ '@graph': [...company, ...offer] }} />
  );
}
