import { HeaderMap, type ApolloServerPlugin, type GraphQLRequest } from '@apollo/server';
import { GraphQLError, type FormattedExecutionResult } from 'graphql';
import type { AddressLimiter } from '../http/rate-limits.ts';
import type { GraphQLContext } from './context.ts';
import type { CheckedDocument, Documents } from './documents.ts';
import { formatError } from './error-format.ts';
import { excessOf, readsOf } from './operation-price.ts';
import { isFarTooLong, tooLong } from './stringify-answer.ts';

interface OperationCheckOptions {
  documents: Documents;
  limiter: AddressLimiter;
}

/** A refusal as Apollo reads it: with the status of an answer to a bad request. */
function badRequest({ message, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, {
    extensions: { ...extensions, http: { status: 400, headers: new HeaderMap() } },
  });
}

/** What a request costs; reading alone when its document is refused for another reason. */
function costOf(checked: CheckedDocument | undefined, request: GraphQLRequest): number {
  if (checked === undefined) {
    throw new Error('The document was not checked.');
  }
  const asked =
    checked.problems.length === 0 ? checked.ask(request.operationName, request.variables) : null;
  // Apollo says which variable does not fit, and that an operation is missing.
  return asked !== null && 'cost' in asked ? asked.cost : checked.cost;
}

function refusalFor(problems: readonly GraphQLError[]): FormattedExecutionResult {
  return { errors: problems.map((problem) => formatError(problem.toJSON(), problem)) };
}

/**
 * Checks operations in the place of Apollo's own validation: every document once, its cost with
 * each request's variables. One read is counted where the request came in; what an operation is
 * worth beyond that is counted here.
 */
export function operationCheckPlugin({
  documents,
  limiter,
}: OperationCheckOptions): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: () => {
      let reads = 1;
      return Promise.resolve({
        didResolveSource({ source, queryHash }) {
          try {
            documents.check(source, queryHash);
          } catch {
            // Apollo, which now has to parse it as well, says what is wrong with it.
          }
          return Promise.resolve();
        },

        async didResolveOperation({ queryHash, request, contextValue }) {
          const cost = contextValue.answer?.cost ?? costOf(documents.get(queryHash), request);
          const excess = excessOf(cost);
          if (excess !== undefined) {
            throw badRequest(excess);
          }
          reads = readsOf(cost);
          if (reads > 1) {
            await limiter.take(contextValue.clientAddress, reads - 1);
          }
          if (contextValue.answer !== undefined) {
            contextValue.answer.reads = reads;
          }
        },

        responseForOperation({ queryHash = '' }) {
          const problems = documents.get(queryHash)?.problems ?? [];
          return Promise.resolve(
            problems.length === 0
              ? null
              : {
                  http: { status: 400, headers: new HeaderMap() },
                  body: { kind: 'single', singleResult: refusalFor(problems) },
                },
          );
        },

        willSendResponse({ response: { body, http } }) {
          // One read pays for so few texts that writing them takes less than looking at each
          // answer.
          if (reads > 1 && body.kind === 'single' && isFarTooLong(body.singleResult)) {
            body.singleResult = refusalFor([tooLong()]);
            http.status = 400;
          }
          return Promise.resolve();
        },
      });
    },
  };
}
