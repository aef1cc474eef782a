import type { OutgoingHttpHeaders } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { renderLimits } from '../../../schema/limits.ts';
import { compressPage, sendPage, type CachedPage } from '../pages/compressed-page.ts';
import type { PageCache } from '../pages/page-cache.ts';
import type { Renderings } from '../pages/renderings.ts';
import type { RenderQueue } from '../pages/render-queue.ts';
import type { SiteDocument } from './site-document.ts';

/** What documents are served with. */
export interface ServingOptions {
  /** The cache of the pages, which is dropped by what changes them; none in development. */
  cache: PageCache | undefined;
  renderings: Renderings;
  /** Where documents take their turns that wait for others. */
  slowQueue: RenderQueue;
  /** Milliseconds since 1970 until which the documents stay as they are. */
  expiresAt: () => number;
}

interface Exchange {
  request: Request;
  response: Response;
  next: NextFunction;
  /** Whether the document was asked for under the address of its page. */
  elsewhere?: boolean;
}

/**
 * Serves a document: rendered once, cached with the pages and served like one, until a change or
 * the next scheduled publication. If there is none, the next handler responds.
 */
export async function serveDocument(
  document: SiteDocument,
  { cache, renderings, slowQueue, expiresAt }: ServingOptions,
  { request, response, next, elsewhere = false }: Exchange,
): Promise<void> {
  const clientAddress = request.ip ?? '';
  await renderings.limiter.take(clientAddress, document.points ?? renderLimits.documentPoints);
  // Where nothing is found the page has its turn, and this is counted already.
  renderings.counted.add(request);
  renderings.counters.pageCacheMiss?.();
  const queue = document.slow === true ? slowQueue : renderings.queue;
  const page = await queue.run(clientAddress, async () => {
    // Who waited for a turn may find it written meanwhile.
    const cached = cache?.get(document.path);
    if (cached !== undefined) {
      return cached;
    }
    const version = cache?.version ?? 0;
    const text = await document.write();
    if (typeof text !== 'string') {
      return text;
    }
    const written = compress(document, text, expiresAt(), response.getHeaders());
    cache?.put(document.path, written, version);
    return written;
  });
  if (page === undefined || ('location' in page && elsewhere)) {
    next();
  } else if ('location' in page) {
    response.set('Cache-Control', 'no-cache').set('Location', page.location).status(301).end();
  } else {
    sendPage(page, request, response);
  }
}

function compress(
  { contentType, headers: own = {}, negotiated = false }: SiteDocument,
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
    expiresAt,
  });
}
