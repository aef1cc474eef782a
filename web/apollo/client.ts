import {
  ApolloClient,
  type ApolloLink,
  InMemoryCache,
  type NormalizedCacheObject,
} from '@apollo/client';
import introspection from '../generated/possible-types.ts';
import { typePolicies } from './type-policies.ts';

/**
 * The one Apollo Client of a page: over HTTP in the browser, over the in-process schema while the
 * server renders. Data never goes stale, and nothing is sent again by itself, as the forms have it
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
