import type { PageClient } from '../../apollo/page-client.ts';
import { SiteFrameDocument } from '../../generated/site.ts';

/** Fetches what header, footer, cookie banner and metadata of every page are made of. */
export function loadSiteFrame(client: PageClient): Promise<unknown> {
  return client.query({ query: SiteFrameDocument });
}
