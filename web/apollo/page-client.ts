import type { ApolloClient } from '@apollo/client';

/** What a route needs of Apollo Client to have its data at hand before it is drawn. */
export type PageClient = Pick<ApolloClient, 'query' | 'writeQuery'>;
