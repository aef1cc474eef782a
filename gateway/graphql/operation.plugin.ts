import {
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequest,
  type GraphQLRequestContextWillSendResponse,
} from '@apollo/server';
import { GraphQLError, type FormattedExecutionResult, OperationTypeNode } from 'graphql';
import type { AddressLimiter } from '../http/rate-limits.ts';
import type { Logger } from '../log/logger.ts';
import type { GraphQLContext } from './context.ts';
import type { CheckedDocument, Documents } from './documents.ts';
import { formatError, logOperationError, setFailureStatus } from './error-format.ts';
import { costError, readsOf } from './operation-cost.ts';
import { isFarTooLong, tooLong } from './stringify-response.ts';

/** Notes on the context whether an answer may be given again: a query that had no error. */
function noteCacheable({
  operation,
  errors,
  contextValue: { answer },
}: GraphQLRequestContextWillSendResponse<GraphQLContext>): void {
  if (answer !== undefined) {
    answer.cacheable &&=
      operation?.operation === OperationTypeNode.QUERY && (errors ?? []).length === 0;
  }
}

interface OperationPluginOptions {
  documents: Documents;
  limiter: AddressLimiter;
  logger: Logger;
}

/** The error in the form that Apollo expects, with status 400. */
function badRequest({ message, nodes, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, {
    nodes,
    extensions: { ...extensions, http: { status: 400, headers: new HeaderMap() } },
  });
}

/**
 * The cost of a request; only the cost of parsing if its document is refused for another reason.
 * @throws GraphQLError when its variables are invalid: Apollo would list every problem.
 */
function costOf(checked: CheckedDocument | undefined, request: GraphQLRequest): number {
  if (checked === undefined) {
    throw new Error('The document was not checked.');
  }
  const asked =
    checked.problems.length === 0
      ? checked.resolveOperation(request.operationName, request.variables)
      : null;
  if (asked !== null && 'problem' in asked) {
    throw badRequest(asked.problem);
  }
  // Apollo reports missing operations.
  return asked?.cost ?? checked.cost;
}

function refusalFor(problems: readonly GraphQLError[]): FormattedExecutionResult {
  return { errors: problems.map((problem) => formatError(problem.toJSON(), problem)) };
}

/**
 * The site's hooks into Apollo's request handling. It replaces Apollo's own validation: each
 * document is checked once, its cost with each request's variables. One read is counted when the
 * request arrives; the others are counted here. It is a single plugin, because Apollo awaits every
 * plugin at each step of each response.
 */
export function operationPlugin({
  documents,
  limiter,
  logger,
}: OperationPluginOptions): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: () => {
      let reads = 1;
      return Promise.resolve({
        didResolveSource({ source, queryHash }) {
          try {
            documents.check(source, queryHash);
          } catch {
            // Apollo parses it again and reports the error.
          }
          return Promise.resolve();
        },

        async didResolveOperation({ queryHash, request, contextValue }) {
          const cost = contextValue.answer?.cost ?? costOf(documents.get(queryHash), request);
          const excess = costError(cost);
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

        didEncounterErrors({ errors, contextValue }) {
          errors.forEach((error) => logOperationError(logger, error, contextValue));
          return Promise.resolve();
        },

        willSendResponse(answered) {
          const { body, http } = answered.response;
          // An operation of one read contains so little text that serializing it is faster than
          // checking its size first.
          if (reads > 1 && body.kind === 'single' && isFarTooLong(body.singleResult)) {
            body.singleResult = refusalFor([tooLong()]);
            http.status = 400;
          }
          setFailureStatus(answered);
          noteCacheable(answered);
          return Promise.resolve();
        },
      });
    },
  };
}
