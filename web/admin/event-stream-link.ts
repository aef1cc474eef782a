import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';

/**
 * Sends subscriptions to `/graphql` and reads their results as server-sent events. Unsubscribing
 * closes the stream. A broken stream is reported and not retried, because each one is a new request
 * to the AI.
 */
export class EventStreamLink extends ApolloLink {
  private readonly streams = createClient({ url: '/graphql', retryAttempts: 0 });

  override request({
    query,
    variables,
    operationName,
  }: ApolloLink.Operation): Observable<ApolloLink.Result> {
    const operation = { query: print(query), variables, operationName };
    return new Observable((subscriber) =>
      this.streams.subscribe<ApolloLink.Result['data'] & object>(operation, {
        next: (result) => subscriber.next(result as ApolloLink.Result),
        error: (error) => subscriber.error(error),
        complete: () => subscriber.complete(),
      }),
    );
  }
}
