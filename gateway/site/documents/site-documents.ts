import type { OutgoingHttpHeaders } from 'node:http';
import { Router, type RequestHandler } from 'express';
import { renderLimits } from '../../../schema/limits.ts';
import { packPage, sendPage, type CachedPage } from '../packed-page.ts';
import type { PageCache } from '../page-cache.ts';
import type { Renderings } from '../renderings.ts';
import { writeAtomFeed } from './atom-feed.ts';
import { writeJsonFeed } from './json-feed.ts';
import { writeLlmsText } from './llms-text.ts';
import type { FeedPost, PublishedPost, SiteFacts } from './published-post.ts';
import { writeRobots } from './robots.ts';
import { writeSitemap, type SitemapPost } from './sitemap.ts';

/** How many posts a feed holds, and how many llms.txt names. */
const feedLength = 20;
const llmsLength = 100;

/** Where the documents get the blog from: public posts alone, newest first. */
export interface PublishedPosts {
  addresses: () => Promise<SitemapPost[]>;
  /** The names of their tags, each of which has a page of its own. */
  tags: () => Promise<string[]>;
  newest: (count: number) => Promise<PublishedPost[]>;
  newestInFull: (count: number) => Promise<FeedPost[]>;
}

interface SiteDocumentsOptions {
  facts: SiteFacts;
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
  write: () => Promise<string>;
}

function documentsOf({ facts, posts }: SiteDocumentsOptions): SiteDocument[] {
  return [
    {
      path: '/sitemap.xml',
      contentType: 'application/xml; charset=utf-8',
      write: async () => writeSitemap(facts, await posts.addresses(), await posts.tags()),
    },
    {
      path: '/robots.txt',
      contentType: 'text/plain; charset=utf-8',
      write: () => Promise.resolve(writeRobots(facts.publicUrl)),
    },
    {
      path: '/feed.xml',
      contentType: 'application/atom+xml; charset=utf-8',
      write: async () => writeAtomFeed(facts, await posts.newestInFull(feedLength)),
    },
    {
      path: '/feed.json',
      contentType: 'application/feed+json; charset=utf-8',
      write: async () => writeJsonFeed(facts, await posts.newestInFull(feedLength)),
    },
    {
      path: '/llms.txt',
      contentType: 'text/plain; charset=utf-8',
      write: async () => writeLlmsText(facts, await posts.newest(llmsLength)),
    },
  ];
}

/**
 * What programs find the site by (contract §3): sitemap, robots, feeds and llms.txt, of published
 * posts only and with addresses on the canonical origin. Each is written once and then served like
 * a page, until a change or the next scheduled publication.
 */
export function siteDocuments(options: SiteDocumentsOptions): Router {
  const routes = Router({ caseSensitive: true });
  for (const document of documentsOf(options)) {
    routes.get(document.path, serving(document, options));
  }
  return routes;
}

function serving(document: SiteDocument, options: SiteDocumentsOptions): RequestHandler {
  const { cache, renderings } = options;
  return async (request, response) => {
    const clientAddress = request.ip ?? '';
    await renderings.limiter.take(clientAddress, renderLimits.documentPoints);
    const page = await renderings.queue.run(clientAddress, async () => {
      // Who waited for a turn may find it written meanwhile.
      const kept = cache?.get(document.path);
      if (kept !== undefined) {
        return kept;
      }
      const version = cache?.version ?? 0;
      const written = await pack(document, options.expiresAt(), response.getHeaders());
      cache?.put(document.path, written, version);
      return written;
    });
    sendPage(page, request, response);
  };
}

async function pack(
  document: SiteDocument,
  expiresAt: number,
  headers: OutgoingHttpHeaders,
): Promise<CachedPage> {
  const { 'x-request-id': requestId, ...lasting } = headers;
  return packPage({
    status: 200,
    html: await document.write(),
    contentType: document.contentType,
    headers: lasting,
    expiresAt,
  });
}
