import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Actor } from '../auth/actor.ts';
import { stranger } from '../auth/actor.ts';
import { packPage, sendPage, type CachedPage } from './packed-page.ts';
import { readPagePath, unknownArticleKey, unknownPathKey } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import { pageKeyOf } from './page-key.ts';
import { refusalBehind } from './refusal-behind.ts';
import type { PageAssets, PageRenderer, RenderInput } from './renderer.ts';
import type { Renderings } from './renderings.ts';

/** Finds articles by their addresses. */
export interface ArticleAddresses {
  /** The present slug of the article that has or had one; null when the actor may see none. */
  presentSlug: (actor: Actor, slug: string) => Promise<string | null>;
}

/** Knows the secret addresses under which posts are read before they are public. */
export interface PreviewAddresses {
  isGood: (token: string) => Promise<boolean>;
}

interface PagesOptions {
  schema: GraphQLSchema;
  publicUrl: string;
  articles: ArticleAddresses;
  previews: PreviewAddresses;
  renderings: Renderings;
  loadRenderer: () => Promise<PageRenderer>;
  loadAssets: () => PageAssets;
  /** Development renders every page anew. */
  caching: boolean;
  actorOf: (request: Request) => Actor;
  /** Milliseconds since 1970 until which pages stay: the next scheduled publication or New Year. */
  expiresAt: () => number;
  now: () => Date;
}

/** What pages have in common, as it was at one state of the site. */
interface Common {
  answers: NonNullable<RenderInput['common']>;
  version: number;
  expiresAt: number;
}

/** The page that an address asks for, or the address to ask for instead. */
type Destination = { key: string; secret?: true } | { location: string; cacheControl: string };

/** Draws the site's pages and keeps what strangers see in memory. */
export class Pages {
  readonly cache: PageCache;
  private common: Common | undefined;
  private readonly underWay = new Map<string, Promise<CachedPage | undefined>>();

  constructor(private readonly options: PagesOptions) {
    this.cache = new PageCache(options.now);
  }

  /**
   * Answers from the cache, before any framework; false when the page must be rendered. Requests
   * with a cookie may come from the administrator, whose drafts are nobody else's business.
   */
  tryServe(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.options.caching || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return false;
    }
    const { key, shared } = pageKeyOf(request.url ?? '/');
    if (!shared && request.headers.cookie !== undefined) {
      return false;
    }
    const page = this.cache.get(key);
    if (page === undefined) {
      return false;
    }
    sendPage(page, request, response);
    return true;
  }

  /** Renders the page a request asks for, and keeps it when it is the same for everybody. */
  readonly handle: RequestHandler = async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).json({ error: 'Use GET for pages.' });
      return;
    }
    const { key } = pageKeyOf(request.originalUrl);
    const actor = this.options.actorOf(request);
    const shared = actor.kind === 'stranger' && this.options.caching;
    const kept = shared ? this.cache.get(key) : undefined;
    if (kept !== undefined) {
      sendPage(kept, request, response);
      return;
    }
    const destination = await this.destinationOf(request, key, actor);
    if ('location' in destination) {
      response.set('Cache-Control', destination.cacheControl);
      response.redirect(301, destination.location);
      return;
    }
    if (destination.secret) {
      response.set({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
    }
    const page =
      shared && !destination.secret
        ? await this.sharedRender(destination.key, request, response)
        : undefined;
    if (page === undefined) {
      await this.renderPrivately(destination.key, actor, request, response);
    } else {
      sendPage(page, request, response);
    }
  };

  /**
   * Brings an address to its one spelling and looks articles up, so that nothing is drawn twice,
   * nor for an article that does not exist.
   * @throws Failure RATE_LIMITED when the client has asked for too much that is not kept.
   */
  private async destinationOf(request: Request, key: string, actor: Actor): Promise<Destination> {
    const { articles, previews, loadRenderer, renderings } = this.options;
    const { isKnownPath } = await loadRenderer();
    const address = readPagePath(key.split('?', 1)[0] ?? '/', isKnownPath);
    if (address.kind === 'unknown') {
      return { key: unknownPathKey };
    }
    const query = request.originalUrl.split('?').slice(1);
    const to = (path: string): string => [path, ...query].join('?');
    if (address.kind === 'elsewhere') {
      return { location: to(address.path), cacheControl: 'public, max-age=86400' };
    }
    await renderings.limiter.take(request.ip ?? '');
    if (address.kind === 'page') {
      return { key };
    }
    if (address.kind === 'preview') {
      const good = await previews.isGood(address.token);
      return good ? { key, secret: true } : { key: unknownPathKey };
    }
    const { form, slug } = address;
    const present = await articles.presentSlug(actor, slug);
    if (present === null) {
      return { key: unknownArticleKey(form) };
    }
    // Browsers ask again each time, so that a slug that comes back makes no circle.
    return present === slug
      ? { key }
      : { location: to(`/${form}/${present}`), cacheControl: 'no-cache' };
  }

  private async renderPrivately(
    key: string,
    actor: Actor,
    request: Request,
    response: Response,
  ): Promise<void> {
    const rendered = await this.render(key, actor, request);
    response
      .status(rendered.status)
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(rendered.html);
  }

  /** Concurrent requests for one page share one rendering. */
  private sharedRender(
    key: string,
    request: Request,
    response: Response,
  ): Promise<CachedPage | undefined> {
    // A rendering that began before a change is not for those who ask after it.
    const current = `${String(this.cache.version)} ${key}`;
    const running = this.underWay.get(current);
    if (running !== undefined) {
      return running;
    }
    const rendering = this.renderForAll(key, request, response.getHeaders()).finally(() =>
      this.underWay.delete(current),
    );
    this.underWay.set(current, rendering);
    return rendering;
  }

  private async renderForAll(
    key: string,
    request: Request,
    headers: OutgoingHttpHeaders,
  ): Promise<CachedPage | undefined> {
    const stored = this.cache.get(key);
    if (stored !== undefined) {
      return stored;
    }
    const version = this.cache.version;
    const expiresAt = this.options.expiresAt();
    const rendered = await this.render(key, stranger, request);
    if (!rendered.cacheable) {
      return undefined;
    }
    const { 'x-request-id': requestId, ...lasting } = headers;
    const { status, html } = rendered;
    const page = packPage({ status, html, headers: lasting, expiresAt });
    this.cache.put(key, page, version);
    return page;
  }

  /** Draws a page when its turn has come. */
  private async render(key: string, actor: Actor, request: Request) {
    const { publicUrl, schema, caching, loadAssets, loadRenderer, renderings } = this.options;
    const renderer = await loadRenderer();
    return renderings.queue.run(request.ip ?? '', () =>
      renderer
        .render({
          url: new URL(key, publicUrl),
          publicUrl,
          schema,
          context: { actor, clientAddress: '' },
          common: actor.kind === 'stranger' && caching ? this.commonAnswers() : undefined,
          assets: loadAssets(),
        })
        .catch((error: unknown) => {
          throw refusalBehind(error);
        }),
    );
  }

  /** What pages have in common, anew after each change and when pages expire. */
  private commonAnswers(): Common['answers'] {
    const { now, expiresAt } = this.options;
    const { version } = this.cache;
    if (this.common?.version !== version || this.common.expiresAt <= now().getTime()) {
      this.common = { answers: new Map(), version, expiresAt: expiresAt() };
    }
    return this.common.answers;
  }
}
