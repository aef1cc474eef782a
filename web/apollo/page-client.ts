import type { ApolloClient } from '@apollo/client';

/** What a route needs of Apollo Client to have its data ready before rendering. */
export type PageClient = Pick<ApolloClient, 'query' | 'writeQuery'>;
