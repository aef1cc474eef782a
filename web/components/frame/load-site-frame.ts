import type { PageClient } from '../../apollo/page-client.ts';
import { SiteFrameDocument } from '../../generated/site.ts';

/** Fetches the content of header, footer, cookie banner and metadata. */
export function loadSiteFrame(client: PageClient): Promise<unknown> {
  return client.query({ query: SiteFrameDocument });
}
