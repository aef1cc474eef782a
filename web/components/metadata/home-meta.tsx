import type { PageClient } from '../../apollo/page-client.ts';
import { HomeMetaDocument, useHomeMetaSuspenseQuery } from '../../generated/site.ts';
import { usePublicUrl } from '../../site-address.ts';
import { organisationData } from './organisation-data.ts';
import { PageMeta } from './page-meta.tsx';

/** Fetches what the home page says about itself. */
export function loadHomeMeta(client: PageClient): Promise<unknown> {
  return client.query({ query: HomeMetaDocument });
}

/** Metadata of the home page, with the company and its website as structured data. */
export function HomeMeta() {
  const { site } = useHomeMetaSuspenseQuery().data;
  const publicUrl = usePublicUrl();
  return (
    <PageMeta {...site.pages.home} path="/" structuredData={organisationData(site, publicUrl)} />
  );
}
