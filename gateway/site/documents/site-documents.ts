import type { OutgoingHttpHeaders } from 'node:http';
import { Router, type NextFunction, type Request, type Response } from 'express';
import { renderLimits } from '../../../schema/limits.ts';
import { packPage, sendPage, type CachedPage } from '../pages/packed-page.ts';
import type { PageCache } from '../pages/page-cache.ts';
import type { Renderings } from '../pages/renderings.ts';
import { writeAtomFeed } from './atom-feed.ts';
import { writeJsonFeed } from './json-feed.ts';
import { writeLlmsText } from './llms-text.ts';
import type { FeedPost, PublishedPost, SiteFacts } from './published-post.ts';
import { writeRobots } from './robots.ts';
import { writeSitemapPart, writeWholeSitemap, type SitemapSource } from './sitemaps.ts';

/** How many posts a feed holds, and how many llms.txt names. */
const feedLength = 20;
const llmsLength = 100;

/** Where the documents get the blog from: public posts alone, newest first. */
export interface PublishedPosts extends SitemapSource {
  newest: (count: number) => Promise<PublishedPost[]>;
  newestInFull: (count: number) => Promise<FeedPost[]>;
}

interface SiteDocumentsOptions {
  /** As they are now. */
  facts: () => SiteFacts;
  posts: PublishedPosts;
  /** The cache of the pages, which is dropped by what changes them; none in development. */
  cache: PageCache | undefined;
  renderings: Renderings;
  /** Milliseconds since 1970 until which the documents stay as they are. */
  expiresAt: () => number;
}

interface SiteDocument {
  path: string;
  contentType: string;
  /** Its text; undefined if there is no such document. */
  write: () => Promise<string | undefined>;
}

const xml = 'application/xml; charset=utf-8';

/** At most as many parts as the index of a sitemap may name. */
const sitemapPartPattern = /^\/sitemap-(pages|posts)-([1-9]\d{0,3})\.xml$/;

function documentsOf({ facts, posts }: SiteDocumentsOptions): SiteDocument[] {
  return [
    {
      path: '/sitemap.xml',
      contentType: xml,
      write: () => writeWholeSitemap(facts(), posts),
    },
    {
      path: '/robots.txt',
      contentType: 'text/plain; charset=utf-8',
      write: () => Promise.resolve(writeRobots(facts().publicUrl)),
    },
    {
      path: '/feed.xml',
      contentType: 'application/atom+xml; charset=utf-8',
      write: async () => writeAtomFeed(facts(), await posts.newestInFull(feedLength)),
    },
    {
      path: '/feed.json',
      contentType: 'application/feed+json; charset=utf-8',
      write: async () => writeJsonFeed(facts(), await posts.newestInFull(feedLength)),
    },
    {
      path: '/llms.txt',
      contentType: 'text/plain; charset=utf-8',
      write: async () => writeLlmsText(facts(), await posts.newest(llmsLength)),
    },
  ];
}

/**
 * What programs find the site by (product 4.11): sitemap, robots, feeds and llms.txt, of published
 * posts only and with addresses on the canonical origin. Each is written once and then served like
 * a page, until a change or the next scheduled publication.
 */
export function siteDocuments(options: SiteDocumentsOptions): Router {
  const routes = Router({ caseSensitive: true });
  for (const document of documentsOf(options)) {
    routes.get(document.path, (request, response, next) =>
      serve(document, options, { request, response, next }),
    );
  }
  routes.get(sitemapPartPattern, (request, response, next) =>
    serve(sitemapPartAt(request.path, options), options, { request, response, next }),
  );
  return routes;
}

function sitemapPartAt(path: string, { facts, posts }: SiteDocumentsOptions): SiteDocument {
  const [, part, number] = sitemapPartPattern.exec(path) ?? [];
  const wanted = { part: part === 'pages' ? part : 'posts', number: Number(number) } as const;
  return { path, contentType: xml, write: () => writeSitemapPart(facts(), posts, wanted) };
}

interface Exchange {
  request: Request;
  response: Response;
  next: NextFunction;
}

async function serve(
  document: SiteDocument,
  { cache, renderings, expiresAt }: SiteDocumentsOptions,
  { request, response, next }: Exchange,
): Promise<void> {
  const clientAddress = request.ip ?? '';
  await renderings.limiter.take(clientAddress, renderLimits.documentPoints);
  renderings.tally.pageMissed?.();
  const page = await renderings.queue.run(clientAddress, async () => {
    // Who waited for a turn may find it written meanwhile.
    const kept = cache?.get(document.path);
    if (kept !== undefined) {
      return kept;
    }
    const version = cache?.version ?? 0;
    const text = await document.write();
    if (text === undefined) {
      return undefined;
    }
    const written = pack(document, text, expiresAt(), response.getHeaders());
    cache?.put(document.path, written, version);
    return written;
  });
  if (page === undefined) {
    next();
  } else {
    sendPage(page, request, response);
  }
}

function pack(
  { contentType }: SiteDocument,
  text: string,
  expiresAt: number,
  headers: OutgoingHttpHeaders,
): CachedPage {
  const { 'x-request-id': requestId, ...lasting } = headers;
  return packPage({ status: 200, html: text, contentType, headers: lasting, expiresAt });
}
