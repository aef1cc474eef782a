import { ApolloLink, CombinedGraphQLErrors, HttpLink, type ApolloClient } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { createApolloClient } from '../apollo/client.ts';
import { EventStreamLink } from './event-stream-link.ts';

/**
 * The administration's own Apollo Client, so that data for administrators never enters the cache of
 * the public pages. `onSessionEnded` is called for each UNAUTHENTICATED response.
 */
export function createAdminClient(onSessionEnded: () => void): ApolloClient {
  const sessionWatch = new ErrorLink(({ error }) => {
    if (isUnauthenticated(error)) {
      onSessionEnded();
    }
  });
  const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin' });
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new EventStreamLink(),
    http,
  );
  return createApolloClient({ link: ApolloLink.from([sessionWatch, transport]), server: false });
}

/** Whether an operation failed because the session has ended. */
export function isUnauthenticated(error: unknown): boolean {
  return hasCode(error, 'UNAUTHENTICATED');
}

/** Whether an operation failed because another administrator changed the same data first. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, 'CONFLICT');
}

function hasCode(error: unknown, code: string): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === code)
  );
}
