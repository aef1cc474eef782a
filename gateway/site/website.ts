import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Router, type Request, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { studiesWithFigures } from '../../schema/evidence/studies-with-figures.ts';
import type { WebSide } from '../app-dependencies.ts';
import type { Actor } from '../access/actor.ts';
import type { Arrivals } from '../http/fair-scheduler.ts';
import { earlyRefusal } from '../http/refusal.ts';
import { createErrorResponses } from '../http/error-responses.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import type { Logger } from '../log/logger.ts';
import type { EventCounters } from '../site-module.ts';
import type { Content } from './content/content.ts';
import { siteFacts } from './documents/published-post.ts';
import type { DocumentFamily } from './documents/site-document.ts';
import { siteDocuments, type PublishedPosts } from './documents/site-documents.ts';
import { failurePage } from './pages/page-rendering.ts';
import { newYearAfter } from './pages/new-year.ts';
import type {
  ArticleAddresses,
  PageViews,
  PreviewAddresses,
  ReviewAddresses,
  Redirections,
} from './pages/page-destination.ts';
import { Pages } from './pages/pages.ts';
import { RenderQueue } from './pages/render-queue.ts';
import {
  describePages,
  socialCardRoutes,
  type ArticleTitles,
} from './social-card/social-card.routes.ts';

/** The parts of a blog that the website needs. */
interface SiteBlog {
  posts: ArticleAddresses & ArticleTitles;
  previewLinks: PreviewAddresses;
  /** The posts for feeds and the sitemap. */
  published: PublishedPosts;
  /** When the next scheduled post becomes public, in milliseconds since the epoch. */
  schedule: { nextAt: () => number };
}

interface WebsiteOptions {
  schema: GraphQLSchema;
  publicUrl: string;
  content: Content;
  blog: SiteBlog;
  reviews: ReviewAddresses;
  web: WebSide;
  /** The style sheet of the article template. */
  stylesheet: RequestHandler;
  /** Documents other than pages, such as feeds and sitemaps. */
  documents: readonly DocumentFamily[];
  /** Redirects of paths that do not exist. */
  redirections: Redirections;
  /** Counts every page that is served. */
  views: PageViews;
  /** What machines may do with the texts, for robots.txt. */
  contentSignal: () => Promise<string>;
  actorOf: (request: Request) => Actor;
  mayHaveSession: (request: IncomingMessage) => boolean;
  /** Limits renderings per client. */
  limiter: AddressLimiter;
  /** Counts cache misses. */
  counters: EventCounters;
  arrivals: Arrivals;
  addressOf: (request: IncomingMessage) => string;
  headers: OutgoingHttpHeaders;
  logger: Logger;
  /** Whether all changes so far have been received. */
  isCurrent: () => boolean;
  now: () => Date;
}

/** The website for people and search engines: pages, feeds and social cards. */
interface Website {
  /** Serves a cached page or document; false leaves the request untouched. */
  cache: { tryServe: (request: IncomingMessage, response: ServerResponse) => boolean };
  /** Serves an uncached page to an anonymous visitor; false leaves the request untouched. */
  tryServe: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Handles all paths that no earlier route has handled. */
  routes: RequestHandler;
  clearCache: () => void;
}

/** Composes the public website over an in-process schema. */
export function createWebsite(options: WebsiteOptions): Website {
  const { publicUrl, content, blog, web, stylesheet, mayHaveSession, headers, logger, now } =
    options;
  // Read each time, because an administrator may change it.
  const brand = (): string => content.site.brand.name;
  const renderings = {
    queue: new RenderQueue(options.arrivals),
    limiter: options.limiter,
    counted: new WeakSet<IncomingMessage>(),
    counters: options.counters,
  };
  const expiresAt = (): number => Math.min(blog.schedule.nextAt(), newYearAfter(now().getTime()));
  const caching = !web.development;
  const pages = new Pages({
    ...options,
    ...web,
    articles: blog.posts,
    previews: blog.previewLinks,
    renderings,
    caching,
    refuse: earlyRefusal({
      logger,
      headers,
      contentType: 'text/html; charset=utf-8',
      write: ({ status, message }) => failurePage({ brand: brand(), status, message }),
    }),
    expiresAt,
  });
  const routes = Router({ caseSensitive: true });
  routes.use(
    siteDocuments({
      facts: () => siteFacts(content, publicUrl),
      studies: () => studiesWithFigures(content.evidence),
      posts: blog.published,
      contentSignal: options.contentSignal,
      send: (page, request, response) =>
        pages.send(page, request, response, !mayHaveSession(request)),
      cache: caching ? pages.cache : undefined,
      renderings,
      slowQueue: new RenderQueue(options.arrivals),
      families: options.documents,
      expiresAt,
      now,
    }),
    socialCardRoutes(describePages(content, blog.posts), renderings),
    stylesheet,
    pages.handle,
    createErrorResponses(logger, (response, { status, message }) => {
      response.set('Cache-Control', 'no-store').type('html');
      response.send(failurePage({ brand: brand(), status, message }));
    }),
  );
  return {
    cache: { tryServe: (request, response) => pages.tryServeCached(request, response) },
    tryServe: (request, response) => pages.tryServe(request, response),
    routes,
    clearCache: () => pages.cache.clear(),
  };
}
