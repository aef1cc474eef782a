import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { renderLimits } from '../../../schema/http-limits.ts';
import { compressPage, type CachedPage } from '../pages/compressed-page.ts';
import type { PageCache } from '../pages/page-cache.ts';
import type { Renderings, RenderQueue } from '../pages/render-queue.ts';
import type { SiteDocument } from './site-document.ts';

export interface ServingOptions {
  /** The page cache, which is cleared when content changes; undefined in development. */
  cache: PageCache | undefined;
  renderings: Renderings;
  /** The queue for documents that wait for external work. */
  slowQueue: RenderQueue;
  /** Milliseconds since 1970 at which the documents expire. */
  expiresAt: () => number;
  /** Sends and counts a document. */
  send: (page: CachedPage, request: IncomingMessage, response: ServerResponse) => void;
  now: () => Date;
}

interface Exchange {
  request: Request;
  response: Response;
  next: NextFunction;
  /** Whether the document was requested under the URL of its page. */
  elsewhere?: boolean;
}

/**
 * Serves a document: rendered once, cached with the pages and served like one, until a change or
 * the next scheduled publication. If there is none, the next handler responds.
 */
export async function serveDocument(
  document: SiteDocument,
  { cache, renderings, slowQueue, expiresAt, send, now }: ServingOptions,
  { request, response, next, elsewhere = false }: Exchange,
): Promise<void> {
  const clientAddress = request.ip ?? '';
  await renderings.limiter.take(clientAddress, document.points ?? renderLimits.documentPoints);
  // If no document is found, the page is rendered instead, and must not count against the rate
  // limit again.
  renderings.counted.add(request);
  renderings.counters.pageCacheMiss?.();
  const queue = document.slow === true ? slowQueue : renderings.queue;
  const page = await queue.run(clientAddress, async () => {
    // The document may have been rendered while this request was queued.
    const cached = cache?.get(document.path);
    if (cached !== undefined) {
      return cached;
    }
    const version = cache?.version ?? 0;
    const text = await document.write();
    if (typeof text !== 'string') {
      return text;
    }
    const { cacheMs = Infinity } = document;
    const lastMoment = Math.min(expiresAt(), now().getTime() + cacheMs);
    const written = compress(document, text, lastMoment, response.getHeaders());
    cache?.put(document.path, written, version);
    return written;
  });
  if (page === undefined || ('location' in page && elsewhere)) {
    next();
  } else if ('location' in page) {
    response.set('Cache-Control', 'no-cache').set('Location', page.location).status(301).end();
  } else {
    send(page, request, response);
  }
}

function compress(
  { contentType, headers: own = {}, negotiated = false, machineText }: SiteDocument,
  text: string,
  expiresAt: number,
  headers: OutgoingHttpHeaders,
): CachedPage {
  const { 'x-request-id': requestId, ...lasting } = headers;
  return compressPage({
    status: 200,
    html: text,
    contentType,
    headers: { ...lasting, ...own },
    negotiated,
    ...(machineText !== undefined && { countedAs: { path: machineText, form: 'MARKDOWN' } }),
    expiresAt,
  });
}
