import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ApolloServer, HTTPGraphQLRequest } from '@apollo/server';
import { anonymous } from '../access/actor.ts';
import { crossSiteFailure, isCrossSite } from '../http/cross-site.ts';
import { earlyRefusal, type EarlyRefusal } from '../http/refusal.ts';
import { flatHeaders } from '../http/response-headers.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import type { EventCounters } from '../site-module.ts';
import type { FairScheduler } from '../http/fair-scheduler.ts';
import type { Logger } from '../log/logger.ts';
import type { GraphQLContext } from './context.ts';
import type { Documents } from './documents.ts';
import { ResponseCache, type RawResponse, type CachedResponse } from './response-cache.ts';
import {
  isPlainRequest,
  canonicalForm,
  readPlainRequest,
  type CanonicalRequest,
} from './plain-request.ts';

/** The options that GraphQL passes on unchanged. */
export interface AnonymousRequestOptions {
  publicUrl: string;
  mayHaveSession: (request: IncomingMessage) => boolean;
  /** Counts responses served before Express, and the reads of operations beyond the first. */
  limiter: AddressLimiter;
  /** Counts cached responses. */
  counters: EventCounters;
  addressOf: (request: IncomingMessage) => string;
  /** Schedules operations without a cached response. */
  scheduler: FairScheduler;
  headers: OutgoingHttpHeaders;
  logger: Logger;
  /**
   * When responses next change without a save, because of a scheduled publication, in milliseconds
   * since 1970.
   */
  expiresAt: () => number;
  /** Whether all changes so far have been received; cached responses are used only then. */
  isCurrent: () => boolean;
  now: () => Date;
}

interface AnonymousResponsesOptions extends AnonymousRequestOptions {
  server: ApolloServer<GraphQLContext>;
  documents: Documents;
}

/**
 * Answers unauthenticated GraphQL operations before Express. Caches whole responses of queries
 * until their content changes: without a session, equivalent queries have the same response, by GET
 * or POST and in any form. Requests that may have a session go through Express.
 */
export class AnonymousResponses {
  private readonly cache = new ResponseCache();
  private readonly publicUrl: URL;
  private readonly commonHeaders: string[];
  private readonly refuse: EarlyRefusal;

  constructor(private readonly options: AnonymousResponsesOptions) {
    this.publicUrl = new URL(options.publicUrl);
    this.commonHeaders = flatHeaders(options.headers);
    this.refuse = earlyRefusal(options);
  }

  /** Clears the cache; called whenever the content of responses changes. */
  clear(): void {
    this.cache.clear();
  }

  /**
   * Handles a plain unauthenticated request; returns false and leaves any other request untouched.
   */
  tryServe(request: IncomingMessage, response: ServerResponse): boolean {
    const plain = isPlainRequest(request, this.options.mayHaveSession);
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

  private async answer(request: IncomingMessage): Promise<RawResponse> {
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
        ? canonicalForm(plain, request.headers.accept ?? '', documents)
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

  /** Counts the reads of a cached response beyond the one already counted for its request. */
  private async counted(known: CachedResponse, clientAddress: string): Promise<RawResponse> {
    if (known.reads > 1) {
      await this.options.limiter.take(clientAddress, known.reads - 1);
    }
    this.options.counters.cacheHit?.();
    return known;
  }

  private async execute(
    httpGraphQLRequest: HTTPGraphQLRequest,
    { name, cost }: CanonicalRequest,
    clientAddress: string,
  ): Promise<RawResponse> {
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
    // Apollo sets the caching of some refusals itself.
    if (!own.has('cache-control')) {
      headers.push('cache-control', 'no-store');
    }
    for (const [name, value] of own) {
      headers.push(name, value);
    }
    return headers;
  }
}

function send(response: ServerResponse, { status, headers, body }: RawResponse): void {
  response.writeHead(status, headers);
  response.end(body);
}
