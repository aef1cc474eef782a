import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Actor } from '../auth/actor.ts';
import { stranger } from '../auth/actor.ts';
import { PageCache, packPage, sendPage, type CachedPage } from './page-cache.ts';
import { pageKeyOf } from './page-key.ts';
import type { PageAssets, PageRenderer } from './renderer.ts';

interface PagesOptions {
  schema: GraphQLSchema;
  publicUrl: string;
  loadRenderer: () => Promise<PageRenderer>;
  loadAssets: () => PageAssets;
  /** Development renders every page anew. */
  caching: boolean;
  actorOf: (request: Request) => Actor;
  /** Milliseconds since 1970 until which pages stay: the next scheduled publication or New Year. */
  expiresAt: () => number;
  now: () => Date;
}

/** Draws the site's pages and keeps what strangers see in memory. */
export class Pages {
  readonly cache: PageCache;
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
    if (actor.kind === 'administrator' || !this.options.caching) {
      await this.renderPrivately(key, actor, response);
      return;
    }
    const page = await this.sharedRender(key, response.getHeaders());
    if (page === undefined) {
      await this.renderPrivately(key, actor, response);
      return;
    }
    sendPage(page, request, response);
  };

  private async renderPrivately(key: string, actor: Actor, response: Response): Promise<void> {
    const rendered = await this.render(key, actor);
    response
      .status(rendered.status)
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(rendered.html);
  }

  /** Concurrent requests for one page share one rendering. */
  private sharedRender(key: string, headers: OutgoingHttpHeaders): Promise<CachedPage | undefined> {
    // A rendering that began before a change is not for those who ask after it.
    const current = `${String(this.cache.version)} ${key}`;
    const running = this.underWay.get(current);
    if (running !== undefined) {
      return running;
    }
    const rendering = this.renderForAll(key, headers).finally(() => this.underWay.delete(current));
    this.underWay.set(current, rendering);
    return rendering;
  }

  private async renderForAll(
    key: string,
    headers: OutgoingHttpHeaders,
  ): Promise<CachedPage | undefined> {
    const version = this.cache.version;
    const expiresAt = this.options.expiresAt();
    const renderer = await this.options.loadRenderer();
    const known = renderer.isKnownPath(new URL(key, this.options.publicUrl).pathname);
    const storedKey = known ? key : unknownPathKey;
    const stored = this.cache.get(storedKey);
    if (stored !== undefined) {
      return stored;
    }
    const rendered = await this.render(key, stranger);
    if (!rendered.cacheable) {
      return undefined;
    }
    const { 'x-request-id': requestId, ...lasting } = headers;
    const page = await packPage({
      status: rendered.status,
      html: rendered.html,
      headers: lasting,
      expiresAt,
    });
    this.cache.put(storedKey, page, version);
    return page;
  }

  private async render(key: string, actor: Actor) {
    const renderer = await this.options.loadRenderer();
    return renderer.render({
      url: new URL(key, this.options.publicUrl),
      publicUrl: this.options.publicUrl,
      schema: this.options.schema,
      context: { actor, clientAddress: '' },
      assets: this.options.loadAssets(),
    });
  }
}

/** All paths that no route knows share one page. */
const unknownPathKey = '*';
