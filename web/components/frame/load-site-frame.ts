import type { ApolloClient } from '@apollo/client';
import { SiteFrameDocument } from '../../generated/site.ts';

/** Fetches what header, footer, cookie banner and metadata of every page are made of. */
export function loadSiteFrame(client: ApolloClient): Promise<unknown> {
  return client.query({ query: SiteFrameDocument });
}
