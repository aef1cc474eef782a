import { once } from 'node:events';
import type { Request, RequestHandler, Response } from 'express';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { createHandler, type RequestParams, type Response as StreamAnswer } from 'graphql-sse';
import type { Logger } from '../log/logger.ts';
import type { GraphQLContext } from './context.ts';
import { formatError } from './error-format.ts';
import { logOperationError } from './error-log.plugin.ts';
import { operationLimits, parseOptions } from './operation-limits.ts';

interface EventStreamOptions {
  schema: GraphQLSchema;
  logger: Logger;
  contextOf: (request: Request) => GraphQLContext;
}

/** The context as a type that graphql-sse takes for a record. */
type StreamContext = Pick<GraphQLContext, keyof GraphQLContext>;

const rules = [...specifiedRules, ...operationLimits.validationRules];

function badRequest(problems: GraphQLError[]): StreamAnswer {
  const errors = problems.map((problem) => problem.toJSON());
  return [JSON.stringify({ errors }), { status: 400, statusText: 'Bad Request' }];
}

function refused(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Checks an operation as Apollo checks those that it answers; only subscriptions pass. */
function prepare(schema: GraphQLSchema, params: RequestParams): ExecutionArgs | GraphQLError[] {
  const { query, variables, operationName } = params;
  try {
    const document = parse(query, parseOptions);
    const problems = validate(schema, document, rules);
    if (problems.length > 0) {
      return problems.map(({ message }) => refused(message, 'GRAPHQL_VALIDATION_FAILED'));
    }
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
      return [refused('Only a subscription is answered as an event stream.', 'BAD_REQUEST')];
    }
    return {
      schema,
      document,
      variableValues: variables ?? null,
      operationName: operationName ?? null,
    };
  } catch (error) {
    return [refused(error instanceof Error ? error.message : '', 'GRAPHQL_PARSE_FAILED')];
  }
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
 * Answers subscriptions as server-sent events under the path of GraphQL itself (contract §4): a
 * request with `Accept: text/event-stream`, held to the same limits and answered with the same
 * errors as a query; others pass on. A comment every 12 seconds keeps proxies from closing the
 * stream, and a client that closes it ends the subscription.
 */
export function eventStream({ schema, logger, contextOf }: EventStreamOptions): RequestHandler {
  const shown = (error: GraphQLError, context: GraphQLContext): GraphQLError => {
    logOperationError(logger, error, context);
    const { message, ...rest } = formatError(error.toJSON(), error);
    return new GraphQLError(message, rest);
  };

  const handle = createHandler<Request, Response, StreamContext>({
    // Without tokens every request is a stream of its own.
    authenticate: () => null,
    // `prepare` has done so, by more rules.
    validate: () => [],
    onSubscribe: ({ raw }, params) => {
      const prepared = prepare(schema, params);
      return Array.isArray(prepared)
        ? badRequest(prepared)
        : { ...prepared, contextValue: contextOf(raw) };
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
      // Asks nginx not to gather the stream before passing it on.
      'x-accel-buffering': 'no',
    });
    await send(response, body);
  };
}
