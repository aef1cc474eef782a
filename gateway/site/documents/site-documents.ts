import { Router } from 'express';
import { evidenceCsvPath } from '../../../schema/content/trust-pages.ts';
import type { StudyWithFigures } from '../../../schema/evidence/studies-with-figures.ts';
import { getOnly } from '../../http/get-only.ts';
import { negotiatedMarkdownPath } from '../pages/markdown-path.ts';
import { pageKeyOf, pathOf } from '../pages/page-key.ts';
import { writeAtomFeed, writeJsonFeed } from './feeds.ts';
import {
  securityTextCacheMs,
  securityTextPath,
  writeLlmsText,
  writeSecurityText,
} from './text-documents.ts';
import type { FeedPost, PublishedPost, SiteFacts } from './published-post.ts';
import { serveDocument as serve, type ServingOptions } from './serve-document.ts';
import type { DocumentFamily, SiteDocument } from './site-document.ts';
import { writeSitemapPart, writeWholeSitemap, type SitemapSource } from './sitemap.ts';

/** How many posts feeds and llms.txt contain. */
const feedLength = 20;
const llmsLength = 100;

/** The blog as the source of the documents: public posts only, newest first. */
export interface PublishedPosts extends SitemapSource {
  newest: (count: number) => Promise<PublishedPost[]>;
  newestInFull: (count: number) => Promise<FeedPost[]>;
}

interface SiteDocumentsOptions extends ServingOptions {
  /** What machines may do with the texts; empty if nothing is stated. */
  contentSignal: () => Promise<string>;
  /** The current validation studies. */
  studies: () => readonly StudyWithFigures[];
  /** The current facts. */
  facts: () => SiteFacts;
  posts: PublishedPosts;
  /** Documents of other modules. */
  families: readonly DocumentFamily[];
}

const xml = 'application/xml; charset=utf-8';

/** The index of a sitemap has at most as many parts as the protocol allows. */
const sitemapPartPattern = /^\/sitemap-(pages|posts)-([1-9]\d{0,3})\.xml$/;

/**
 * Writes `/robots.txt`: everything may be crawled except the administration and the API paths.
 * `contentSignal` is what machines may do with the texts (product 13.12); empty if nothing is stated.
 */
function writeRobots(publicUrl: string, contentSignal: string): string {
  return [
    'User-agent: *',
    ...(contentSignal === '' ? [] : [`Content-Signal: ${contentSignal}`]),
    'Disallow: /blog-admin',
    'Disallow: /api/',
    'Disallow: /graphql',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function documentsOf({
  facts,
  now,
  posts,
  studies,
  contentSignal,
}: SiteDocumentsOptions): SiteDocument[] {
  return [
    {
      path: '/sitemap.xml',
      contentType: xml,
      write: () => writeWholeSitemap(facts(), posts),
    },
    {
      path: '/robots.txt',
      contentType: 'text/plain; charset=utf-8',
      write: async () => writeRobots(facts().publicUrl, await contentSignal()),
    },
    {
      path: securityTextPath,
      contentType: 'text/plain; charset=utf-8',
      cacheMs: securityTextCacheMs,
      write: () => Promise.resolve(writeSecurityText(facts(), now())),
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
      machineText: '/llms.txt',
      write: async () => writeLlmsText(facts(), await posts.newest(llmsLength)),
    },
    {
      path: evidenceCsvPath,
      contentType: 'text/csv; charset=utf-8',
      // Loaded on demand, because it is rarely requested.
      write: async () => (await import('./evidence-csv.ts')).evidenceCsv(studies()),
    },
  ];
}

/**
 * The documents for crawlers and feed readers (product 4.11): sitemap, robots.txt, feeds and
 * llms.txt. They contain published posts only, with URLs on the canonical origin. Each is rendered
 * once and then served like a page, until a change or the next scheduled publication.
 */
export function siteDocuments(options: SiteDocumentsOptions): Router {
  const routes = Router({ caseSensitive: true });
  for (const document of documentsOf(options)) {
    routes.get(document.path, (request, response, next) =>
      serve(document, options, { request, response, next }),
    );
  }
  const families = [sitemapParts(options), ...options.families];
  // No route pattern: Express would reject URLs that cannot be decoded, and the page handler
  // responds to those.
  routes.use(
    getOnly(async (request, response, next) => {
      const path = pathOf(pageKeyOf(request.originalUrl).key);
      const named = negotiatedMarkdownPath(path, request.headers.accept) ?? path;
      const document = families.map((family) => family(named)).find((found) => found !== undefined);
      if (document === undefined) {
        next();
      } else {
        await serve(document, options, { request, response, next, elsewhere: named !== path });
      }
    }),
  );
  return routes;
}

function sitemapParts({ facts, posts }: SiteDocumentsOptions): DocumentFamily {
  return (path) => {
    const [, part, number] = sitemapPartPattern.exec(path) ?? [];
    if (part === undefined) return undefined;
    const wanted = { part: part === 'pages' ? part : 'posts', number: Number(number) } as const;
    return { path, contentType: xml, write: () => writeSitemapPart(facts(), posts, wanted) };
  };
}
