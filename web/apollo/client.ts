import {
  ApolloClient,
  type ApolloLink,
  InMemoryCache,
  type NormalizedCacheObject,
} from '@apollo/client';
import introspection from '../generated/possible-types.ts';
import { typePolicies } from './type-policies.ts';

/** What a route needs of Apollo Client to have its data ready before rendering. */
export type PageClient = Pick<ApolloClient, 'query' | 'writeQuery'>;

/**
 * The Apollo Client of a page: over HTTP in the browser, over the in-process schema on the server.
 * Data never becomes stale, and nothing is retried automatically, which the forms rely on
 * (product 3.12).
 */
export function createApolloClient(options: {
  link: ApolloLink;
  server: boolean;
  state?: NormalizedCacheObject;
}): ApolloClient {
  const cache = new InMemoryCache({ possibleTypes: introspection.possibleTypes, typePolicies });
  if (options.state) {
    cache.restore(options.state);
  }
  return new ApolloClient({
    link: options.link,
    cache,
    ssrMode: options.server,
    dataMasking: false,
    devtools: { enabled: false },
  });
}
