import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer } from '@apollo/server';
import { LRUCache } from 'lru-cache';
import { bodyLimits } from '../../schema/limits.ts';
import { stranger } from '../auth/actor.ts';
import { Failure, unexpectedMessage } from '../failure.ts';
import { crossSiteFailure, isCrossSite } from '../http/cross-site.ts';
import { flatHeaders } from '../http/flat-headers.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import { readBody } from '../http/request-body.ts';
import { logFailure } from '../log/log-failure.ts';
import type { Logger } from '../log/logger.ts';
import type { GraphQLContext } from './context.ts';

interface AnonymousAnswersOptions {
  server: ApolloServer<GraphQLContext>;
  publicUrl: string;
  limiter: AddressLimiter;
  addressOf: (request: IncomingMessage) => string;
  /** What every answer carries. */
  headers: OutgoingHttpHeaders;
  logger: Logger;
  /** Milliseconds since 1970 at which answers change by themselves: a scheduled publication. */
  expiresAt: () => number;
  now: () => Date;
}

interface Answer {
  status: number;
  headers: string[];
  body: Buffer;
}

interface KeptAnswer extends Answer {
  expiresAt: number;
}

const maxCachedBytes = 8 * 1024 * 1024;
/** A longer operation is hardly asked twice, and would fill the cache with itself. */
const maxKeyLength = 8_192;

/**
 * Answers strangers' GraphQL operations in front of Express. Whole answers of queries are kept,
 * by the bytes of the request, until something that they show changes: for a stranger, the same
 * query has the same answer. Requests with a cookie take the way through the session.
 */
export class AnonymousAnswers {
  private readonly answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length,
  });
  private readonly publicUrl: URL;
  private generation = 0;

  constructor(private readonly options: AnonymousAnswersOptions) {
    this.publicUrl = new URL(options.publicUrl);
  }

  /** Forgets every answer; called by whatever changes what they show. */
  clear(): void {
    this.answers.clear();
    this.generation += 1;
  }

  /** Takes the request if it is a stranger's plain POST of JSON; false leaves it untouched. */
  tryServe(request: IncomingMessage, response: ServerResponse): boolean {
    const { headers } = request;
    const plain =
      request.method === 'POST' &&
      request.url === '/graphql' &&
      headers.cookie === undefined &&
      headers['content-encoding'] === undefined &&
      headers.accept !== 'text/event-stream' &&
      headers['content-type']?.startsWith('application/json') === true &&
      Number(headers['content-length']) <= bodyLimits.strangerMax;
    if (plain) {
      void this.serve(request, response);
    }
    return plain;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      send(response, await this.answer(request));
    } catch (error) {
      if (!response.headersSent && !response.destroyed) {
        send(response, this.refusal(error));
      }
    }
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    if (isCrossSite(request.headers, this.publicUrl)) {
      throw crossSiteFailure();
    }
    const clientAddress = this.options.addressOf(request);
    await this.options.limiter.take(clientAddress);
    const text = (await readBody(request)).toString('utf8');
    // `Accept` chooses the media type and the status of an answer (GraphQL over HTTP).
    const key = `${request.headers.accept ?? ''}\n${text}`;
    const known = this.answers.get(key);
    if (known !== undefined && this.options.now().getTime() < known.expiresAt) {
      return known;
    }
    const generation = this.generation;
    // Asked before, so that an answer from just before a publication does not outlive it.
    const expiresAt = this.options.expiresAt();
    const kept = { cacheable: true, reads: 1 };
    const requestId = randomUUID();
    const context: GraphQLContext = { actor: stranger, clientAddress, requestId, answer: kept };
    const answer = await this.execute(request, text, context);
    if (
      kept.cacheable &&
      answer.status === 200 &&
      generation === this.generation &&
      key.length <= maxKeyLength
    ) {
      this.answers.set(key, { ...answer, expiresAt });
      return answer;
    }
    return { ...answer, headers: [...answer.headers, 'x-request-id', requestId] };
  }

  private async execute(
    request: IncomingMessage,
    text: string,
    context: GraphQLContext,
  ): Promise<Answer> {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string') {
        headers.set(name, value);
      }
    }
    const result = await this.options.server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers, search: '', body: parseBody(text) },
      context: () => Promise.resolve(context),
    });
    if (result.body.kind !== 'complete') {
      throw new Error('Incremental delivery is not offered.');
    }
    const body = Buffer.from(result.body.string, 'utf8');
    return this.pack(result.status ?? 200, body, Object.fromEntries(result.headers));
  }

  private pack(status: number, body: Buffer, headers: OutgoingHttpHeaders): Answer {
    return {
      status,
      body,
      headers: flatHeaders({
        ...this.options.headers,
        'cache-control': 'no-store',
        ...headers,
        'content-length': body.length,
      }),
    };
  }

  private refusal(error: unknown): Answer {
    const requestId = randomUUID();
    logFailure(this.options.logger, error, { requestId, path: '/graphql' });
    const failure = error instanceof Failure ? error : undefined;
    const message = failure?.message ?? unexpectedMessage;
    const code = failure?.code ?? 'INTERNAL_SERVER_ERROR';
    const retry = failure?.retryAfterSeconds;
    return this.pack(
      failure?.status ?? 500,
      Buffer.from(JSON.stringify({ errors: [{ message, extensions: { code } }] })),
      {
        'content-type': 'application/json; charset=utf-8',
        'x-request-id': requestId,
        ...(retry === undefined ? {} : { 'retry-after': String(retry) }),
      },
    );
  }
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('BAD_USER_INPUT', 'The request body is not valid JSON.');
  }
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  response.end(body);
}
