import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { GraphQLContext } from './context.ts';

/** Notes on the context whether an answer may be given again: a query that had no error. */
export const cacheablePlugin: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ operation, errors, contextValue }) {
        const { answer } = contextValue;
        if (answer !== undefined) {
          answer.cacheable &&=
            operation?.operation === OperationTypeNode.QUERY && (errors ?? []).length === 0;
        }
        return Promise.resolve();
      },
    }),
};
