import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ApolloServer, HTTPGraphQLRequest } from '@apollo/server';
import { anonymous } from '../access/actor.ts';
import { crossSiteFailure, isCrossSite } from '../http/cross-site.ts';
import { earlyRefusal, type EarlyRefusal } from '../http/early-refusal.ts';
import { flatHeaders } from '../http/flat-headers.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import type { EventCounters } from '../event-counters.ts';
import { refusalBody } from '../http/refusal.ts';
import type { FairScheduler } from '../http/fair-scheduler.ts';
import type { Logger } from '../log/logger.ts';
import type { GraphQLContext } from './context.ts';
import type { Documents } from './documents.ts';
import { ResponseCache, type Answer, type CachedResponse } from './response-cache.ts';
import { isPlainRequest, meaningOf, readPlainRequest, type Meaning } from './plain-request.ts';

interface AnonymousAnswersOptions {
  server: ApolloServer<GraphQLContext>;
  documents: Documents;
  publicUrl: string;
  /** The name of the session's cookie. */
  sessionCookie: string;
  limiter: AddressLimiter;
  /** Told of kept answers. */
  counters: EventCounters;
  addressOf: (request: IncomingMessage) => string;
  /** When an operation is worked at that has no kept answer. */
  scheduler: FairScheduler;
  /** What every answer carries. */
  headers: OutgoingHttpHeaders;
  logger: Logger;
  /** Milliseconds since 1970 at which answers change by themselves: a scheduled publication. */
  expiresAt: () => number;
  /** Whether every change so far is known of; kept answers are not given without. */
  isCurrent: () => boolean;
  now: () => Date;
}

/**
 * Answers strangers' GraphQL operations in front of Express. Whole answers of queries are kept
 * until something that they show changes: for a stranger, the same query has the same answer, by
 * GET as by POST, however it is spelled. Requests with the session's cookie take the way through it.
 */
export class AnonymousAnswers {
  private readonly cache = new ResponseCache();
  private readonly publicUrl: URL;
  private readonly commonHeaders: string[];
  private readonly refuse: EarlyRefusal;

  constructor(private readonly options: AnonymousAnswersOptions) {
    this.publicUrl = new URL(options.publicUrl);
    this.commonHeaders = flatHeaders(options.headers);
    this.refuse = earlyRefusal({
      ...options,
      contentType: 'application/json; charset=utf-8',
      write: (refusal, path) => JSON.stringify(refusalBody(refusal, path)),
    });
  }

  /** Forgets every answer; called by whatever changes what they show. */
  clear(): void {
    this.cache.clear();
  }

  /** Takes the request if it is a stranger's plain one; false leaves it untouched. */
  tryServe(request: IncomingMessage, response: ServerResponse): boolean {
    const plain = isPlainRequest(request, this.options.sessionCookie);
    if (plain) {
      void this.serve(request, response);
    }
    return plain;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      send(response, await this.answer(request));
    } catch (error) {
      this.refuse(request, response, error);
    }
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    if (request.method !== 'GET' && isCrossSite(request.headers, this.publicUrl)) {
      throw crossSiteFailure();
    }
    const { limiter, documents, addressOf, scheduler } = this.options;
    const clientAddress = addressOf(request);
    await limiter.take(clientAddress);
    const plain = await readPlainRequest(request);
    const knownKey = this.cache.canonicalKeyOf(plain.requestText);
    const known = knownKey === undefined ? undefined : this.currentResponse(knownKey);
    if (known !== undefined) {
      return this.counted(known, clientAddress);
    }
    await scheduler.schedule(clientAddress);
    const meaning =
      knownKey === undefined
        ? meaningOf(plain, request.headers.accept ?? '', documents)
        : { name: knownKey };
    const cached = this.currentResponse(meaning.name);
    if (cached === undefined) {
      return this.execute(plain.http(), meaning, clientAddress);
    }
    this.cache.note(plain.requestText, meaning.name);
    return this.counted(cached, clientAddress);
  }

  private currentResponse(meaning: string): CachedResponse | undefined {
    const cached = this.cache.get(meaning);
    const { now, isCurrent } = this.options;
    return cached !== undefined && now().getTime() < cached.expiresAt && isCurrent()
      ? cached
      : undefined;
  }

  /** Counts what a kept answer is worth beyond the read that its request was counted as. */
  private async counted(known: CachedResponse, clientAddress: string): Promise<Answer> {
    if (known.reads > 1) {
      await this.options.limiter.take(clientAddress, known.reads - 1);
    }
    this.options.counters.cacheHit?.();
    return known;
  }

  private async execute(
    httpGraphQLRequest: HTTPGraphQLRequest,
    { name, cost }: Meaning,
    clientAddress: string,
  ): Promise<Answer> {
    const { version } = this.cache;
    // Asked before, so that an answer from just before a publication does not outlive it.
    const expiresAt = this.options.expiresAt();
    const answer = { cacheable: true, reads: 1, cost };
    const requestId = randomUUID();
    const context: GraphQLContext = { actor: anonymous, clientAddress, requestId, answer: answer };
    const result = await this.options.server.executeHTTPGraphQLRequest({
      httpGraphQLRequest,
      context: () => Promise.resolve(context),
    });
    if (result.body.kind !== 'complete') {
      throw new Error('Incremental delivery is not offered.');
    }
    const body = Buffer.from(result.body.string, 'utf8');
    const status = result.status ?? 200;
    const headers = this.headersOf(result.headers, body.length);
    if (!answer.cacheable || status !== 200) {
      headers.push('x-request-id', requestId);
    } else if (this.cache.isWorthCaching(name, body.length)) {
      this.cache.put(name, { status, headers, body, expiresAt, reads: answer.reads }, version);
    }
    return { status, headers, body };
  }

  private headersOf(own: ReadonlyMap<string, string>, bytes: number): string[] {
    const headers = [...this.commonHeaders, 'content-length', String(bytes)];
    // Of some refusals Apollo says itself how they may be kept.
    if (!own.has('cache-control')) {
      headers.push('cache-control', 'no-store');
    }
    for (const [name, value] of own) {
      headers.push(name, value);
    }
    return headers;
  }
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  response.end(body);
}
