import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { readCitationPath } from '../../../schema/citation.ts';
import { anonymous, type Actor } from '../../access/actor.ts';
import type { EarlyRefusal } from '../../http/refusal.ts';
import { sendPage, type CachedPage } from './compressed-page.ts';
import { readPagePath } from './page-address.ts';
import { isMarkdownPath, negotiatedMarkdownPath } from './markdown-path.ts';
import { PageCache } from './page-cache.ts';
import {
  countedPageOf,
  findDestination,
  type DestinationOptions,
  type PageRequest,
  type PageViews,
  type SecretPage,
} from './page-destination.ts';
import { PageRendering, type PageRenderingOptions } from './page-rendering.ts';
import { pageKeyOf, pathOf } from './page-key.ts';
import type { PageRenderer } from './renderer.ts';
import type { Renderings } from './render-queue.ts';
import { RecompressedPages } from '../recompressed-pages.ts';

interface PagesOptions
  extends Omit<DestinationOptions, 'isKnownPath'>, Omit<PageRenderingOptions, 'cache' | 'queue'> {
  views: PageViews;
  renderings: Renderings;
  actorOf: (request: Request) => Actor;
  mayHaveSession: (request: IncomingMessage) => boolean;
  addressOf: (request: IncomingMessage) => string;
  /** Sends a response instead of a page. */
  refuse: EarlyRefusal;
  /** Whether every change so far is known; otherwise no cached page is served. */
  isCurrent: () => boolean;
}

/** Characters that a URL may contain but a `Location` header should not. */
const unsafeInHeaders = /[^\x21-\x7e]|["<>\\^`{|}]/g;

/**
 * Headers of pages under a secret URL. With `no-referrer`, browsers would send a form with `Origin:
 * null`, which is refused like one from another site.
 */
function secretHeaders(secret: SecretPage): OutgoingHttpHeaders {
  return {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': secret === 'form' ? 'same-origin' : 'no-referrer',
  };
}

/** Such an address is redirected, although its key is that of a page. */
function hasLeadingSlashes(url: string | undefined): boolean {
  return url?.startsWith('//') === true;
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Serves the site's pages, and caches what anonymous visitors see in memory. */
export class Pages {
  readonly cache: PageCache;
  private readonly rendering: PageRendering;
  private readonly recompressed = new RecompressedPages();
  /** Set when the first page is rendered. */
  private renderer: PageRenderer | undefined;

  constructor(private readonly options: PagesOptions) {
    this.cache = new PageCache(options);
    this.rendering = new PageRendering({
      ...options,
      cache: this.cache,
      queue: options.renderings.queue,
    });
  }

  /**
   * Serves a cached page; false leaves the request untouched. Requests that may have a session
   * may come from an administrator, who also sees drafts.
   */
  tryServeCached(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.options.caching || !isRead(request) || hasLeadingSlashes(request.url)) {
      return false;
    }
    const { key: ofPage, shared } = pageKeyOf(request.url ?? '/');
    const key = negotiatedMarkdownPath(ofPage, request.headers.accept) ?? ofPage;
    const isVisitor = !this.options.mayHaveSession(request);
    const page = shared || isVisitor ? this.cache.get(key) : undefined;
    if (page !== undefined) {
      this.send(page, request, response, isVisitor);
      if (!key.includes('?')) {
        this.recompressed.countSent(page);
      }
    }
    return page !== undefined;
  }

  /** Serves an anonymous visitor before the framework; false leaves the request untouched. */
  tryServe(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.options.caching || !isRead(request) || this.options.mayHaveSession(request)) {
      return false;
    }
    const { key } = pageKeyOf(request.url ?? '/');
    if (
      this.renderer === undefined ||
      isMarkdownPath(key) ||
      readCitationPath(key) !== undefined ||
      negotiatedMarkdownPath(key, request.headers.accept) !== undefined ||
      readPagePath(pathOf(key), this.renderer.isKnownPath).kind === 'unknown'
    ) {
      return false;
    }
    this.serveAnonymous(request, response, key).catch((error: unknown) =>
      this.options.refuse(request, response, error),
    );
    return true;
  }

  /** Responds to all other requests as page requests. */
  readonly handle: RequestHandler = async (request, response) => {
    if (!isRead(request)) {
      response.set('Allow', 'GET, HEAD').status(405).json({ error: 'Use GET for pages.' });
      return;
    }
    const { actorOf, addressOf, renderings, caching } = this.options;
    const { originalUrl } = request;
    const { key } = pageKeyOf(originalUrl);
    const actor = actorOf(request);
    const mayBeCached = actor.kind === 'anonymous' && caching && !hasLeadingSlashes(originalUrl);
    const cached = mayBeCached ? this.cache.get(key) : undefined;
    if (cached !== undefined) {
      this.send(cached, request, response, true);
      return;
    }
    const clientAddress = addressOf(request);
    if (!renderings.counted.has(request)) {
      await renderings.limiter.take(clientAddress);
    }
    const asked = { actor, clientAddress, key, url: originalUrl };
    await this.serve(asked, request, response);
  };

  private async serveAnonymous(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
  ): Promise<void> {
    const { addressOf, renderings } = this.options;
    const clientAddress = addressOf(request);
    await renderings.limiter.take(clientAddress);
    const asked = { actor: anonymous, clientAddress, key, url: request.url ?? '/' };
    await this.serve(asked, request, response);
  }

  private async serve(
    asked: PageRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { loadRenderer, headers, caching, renderings } = this.options;
    const { isKnownPath } = (this.renderer = await loadRenderer());
    const destination = await findDestination(asked, { ...this.options, isKnownPath });
    if ('location' in destination) {
      const { location, cacheControl } = destination;
      response.writeHead(301, {
        ...headers,
        location: location.replace(unsafeInHeaders, encodeURIComponent),
        'cache-control': cacheControl,
        'content-length': 0,
      });
      response.end();
      return;
    }
    const { key, secret } = destination;
    const forAll = asked.actor.kind === 'anonymous' && caching && !secret;
    if (forAll) {
      renderings.counters.pageCacheMiss?.();
    }
    const page = forAll ? await this.rendering.renderForAll(key, asked.clientAddress) : undefined;
    if (page !== undefined) {
      this.send(page, request, response, true);
      return;
    }
    const rendered = await this.rendering.render(key, asked);
    const { status, html } = rendered;
    const body = Buffer.from(html, 'utf8');
    response.writeHead(status, {
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      ...(secret === undefined ? {} : secretHeaders(secret)),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    const countedAs = countedPageOf(key, rendered);
    if (countedAs !== undefined && asked.actor.kind !== 'administrator') {
      this.options.views.note(request, countedAs);
    }
  }

  /** Sends a page or document, and counts it unless the client may have a session. */
  send(
    page: CachedPage,
    request: IncomingMessage,
    response: ServerResponse,
    isVisitor: boolean,
  ): void {
    sendPage(page, request, response);
    if (page.countedAs !== undefined && isVisitor) {
      this.options.views.note(request, page.countedAs);
    }
  }
}
