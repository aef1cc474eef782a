import { once } from 'node:events';
import type { Request, RequestHandler, Response } from 'express';
import { GraphQLError, OperationTypeNode, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { createHandler, type RequestParams, type Response as StreamAnswer } from 'graphql-sse';
import type { AddressLimiter } from '../http/rate-limits.ts';
import type { Logger } from '../log/logger.ts';
import type { GraphQLContext } from './context.ts';
import type { Documents } from './documents.ts';
import { formatError, logOperationError } from './error-format.ts';
import { costError, readsOf } from './operation-cost.ts';

/** A subscription that is ready to be executed. */
interface Prepared {
  args: ExecutionArgs;
  /** The number of reads it counts as. */
  reads: number;
}

function refused(message: string, code: string): { errors: readonly GraphQLError[] } {
  return { errors: [new GraphQLError(message, { extensions: { code } })] };
}

/**
 * Checks an operation with the same limits and error codes as Apollo's; accepts only subscriptions.
 */
function prepareSubscription(
  { schema, documents }: { schema: GraphQLSchema; documents: Documents },
  { query, variables, operationName }: RequestParams,
): Prepared | { errors: readonly GraphQLError[] } {
  let checked;
  try {
    checked = documents.check(query);
  } catch (error) {
    return refused(error instanceof Error ? error.message : '', 'GRAPHQL_PARSE_FAILED');
  }
  if (checked.problems.length > 0) {
    return { errors: checked.problems };
  }
  const asked = checked.resolveOperation(operationName, variables);
  if (asked === null) {
    return refused('There is no such operation.', 'OPERATION_RESOLUTION_FAILURE');
  }
  if ('problem' in asked) {
    return { errors: [asked.problem] };
  }
  const excess = costError(asked.cost);
  if (excess !== undefined) {
    return { errors: [excess] };
  }
  if (asked.operation.operation !== OperationTypeNode.SUBSCRIPTION) {
    return refused('Only a subscription is answered as an event stream.', 'BAD_REQUEST');
  }
  return {
    args: {
      schema,
      document: checked.document,
      variableValues: variables ?? null,
      operationName: operationName ?? null,
    },
    reads: readsOf(asked.cost),
  };
}

interface EventStreamOptions {
  schema: GraphQLSchema;
  documents: Documents;
  /** Counts the reads of a subscription beyond the one counted for its request. */
  limiter: AddressLimiter;
  logger: Logger;
  contextOf: (request: Request) => GraphQLContext;
}

/** The context as a type that graphql-sse accepts as a record. */
type StreamContext = Pick<GraphQLContext, keyof GraphQLContext>;

function badRequest(problems: readonly GraphQLError[]): StreamAnswer {
  const errors = problems.map((problem) => formatError(problem.toJSON(), problem));
  return [JSON.stringify({ errors }), { status: 400, statusText: 'Bad Request' }];
}

async function send(response: Response, messages: AsyncGenerator<string>): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    response.once('close', () => {
      void messages.return(undefined);
      resolve();
    });
  });
  for await (const message of messages) {
    if (response.destroyed) {
      break;
    }
    if (!response.write(message)) {
      await Promise.race([once(response, 'drain'), closed]);
    }
  }
  response.end();
}

/**
 * Answers subscriptions as server-sent events under the same path as GraphQL (product 9.6): a
 * request with `Accept: text/event-stream` has the same limits and errors as a query; other
 * requests pass through. A comment every 12 seconds prevents proxies from closing the stream, and
 * closing the stream ends the subscription.
 */
export function eventStream(options: EventStreamOptions): RequestHandler {
  const { limiter, logger, contextOf } = options;
  const shown = (error: GraphQLError, context: GraphQLContext): GraphQLError => {
    logOperationError(logger, error, context);
    const { message, ...rest } = formatError(error.toJSON(), error);
    return new GraphQLError(message, rest);
  };

  const handle = createHandler<Request, Response, StreamContext>({
    // Without tokens every request is a separate stream.
    authenticate: () => null,
    // `prepareSubscription` has already validated it.
    validate: () => [],
    onSubscribe: async ({ raw }, params) => {
      const prepared = prepareSubscription(options, params);
      if ('errors' in prepared) {
        return badRequest(prepared.errors);
      }
      const contextValue = contextOf(raw);
      if (prepared.reads > 1) {
        await limiter.take(contextValue.clientAddress, prepared.reads - 1);
      }
      return { ...prepared.args, contextValue };
    },
    onNext: (_response, { raw }, result) =>
      result.errors === undefined
        ? result
        : { ...result, errors: result.errors.map((error) => shown(error, contextOf(raw))) },
  });

  return async (request, response, next) => {
    if (request.method !== 'POST' || request.headers.accept !== 'text/event-stream') {
      next();
      return;
    }
    const [body, init] = await handle({
      method: request.method,
      url: request.url,
      headers: { get: (name) => request.get(name) },
      body: request.body as Record<string, unknown>,
      raw: request,
      context: response,
    });
    if (body === null || typeof body === 'string') {
      response.status(init.status).type('json').end(body);
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Stops nginx from buffering the stream.
      'x-accel-buffering': 'no',
    });
    await send(response, body);
  };
}
