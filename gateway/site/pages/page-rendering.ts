import type { OutgoingHttpHeaders } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { anonymous } from '../../access/actor.ts';
import { compressPage, type CachedPage } from './compressed-page.ts';
import type { PageCache } from './page-cache.ts';
import { markdownPathOf } from './markdown-path.ts';
import { pathOf } from './page-key.ts';
import { countedPageOf, type PageRequest } from './page-destination.ts';
import { findRefusal } from './find-refusal.ts';
import type { PageAssets, PageRenderer, RenderedPage, RenderInput } from './renderer.ts';
import type { RenderQueue } from './render-queue.ts';

interface PageRenderingOptions {
  schema: GraphQLSchema;
  publicUrl: string;
  queue: RenderQueue;
  cache: PageCache;
  loadRenderer: () => Promise<PageRenderer>;
  loadAssets: () => PageAssets;
  headers: OutgoingHttpHeaders;
  /** False in development. */
  caching: boolean;
  /** Milliseconds since 1970 at which pages expire: the next scheduled publication or New Year. */
  expiresAt: () => number;
  now: () => Date;
}

/** Data that all pages share, for one version of the cache. */
interface Common {
  answers: NonNullable<RenderInput['common']>;
  version: number;
  expiresAt: number;
}

/** The reader a page is rendered for. */
type Reader = Pick<PageRequest, 'actor' | 'clientAddress'>;

/** Renders queued pages, and caches those that are the same for everyone. */
export class PageRendering {
  private common: Common | undefined;
  private readonly running = new Map<string, Promise<CachedPage | undefined>>();

  constructor(private readonly options: PageRenderingOptions) {}

  /** Renders the page of a key for one reader only. */
  async render(key: string, { actor, clientAddress }: Reader): Promise<RenderedPage> {
    const { publicUrl, schema, caching, loadAssets, loadRenderer, queue } = this.options;
    const renderer = await loadRenderer();
    return queue.run(clientAddress, () =>
      renderer
        .render({
          url: new URL(key, publicUrl),
          publicUrl,
          schema,
          context: { actor, clientAddress: '' },
          common: actor.kind === 'anonymous' && caching ? this.commonAnswers() : undefined,
          assets: loadAssets(),
        })
        .catch((error: unknown) => {
          throw findRefusal(error);
        }),
    );
  }

  /**
   * The page that all anonymous visitors see under a key; undefined if it is not cacheable.
   * Concurrent requests share one rendering.
   */
  renderForAll(key: string, clientAddress: string): Promise<CachedPage | undefined> {
    // A request after a change must not share a rendering that started before it.
    const current = `${String(this.options.cache.version)} ${key}`;
    const running = this.running.get(current);
    if (running !== undefined) {
      return running;
    }
    const rendering = this.renderAndCache(key, clientAddress).finally(() =>
      this.running.delete(current),
    );
    this.running.set(current, rendering);
    return rendering;
  }

  private async renderAndCache(
    key: string,
    clientAddress: string,
  ): Promise<CachedPage | undefined> {
    const { cache, headers } = this.options;
    const stored = cache.get(key);
    if (stored !== undefined) {
      return stored;
    }
    const { version } = cache;
    const expiresAt = this.options.expiresAt();
    const rendered = await this.render(key, { actor: anonymous, clientAddress });
    if (!rendered.cacheable) {
      return undefined;
    }
    const { status, html } = rendered;
    const countedAs = countedPageOf(key, rendered);
    const negotiated = markdownPathOf(pathOf(key)) !== undefined;
    const page = compressPage({ status, html, headers, expiresAt, countedAs, negotiated });
    cache.put(key, page, version);
    return page;
  }

  /** The results that pages share, replaced after each change and when pages expire. */
  private commonAnswers(): Common['answers'] {
    const { now, expiresAt, cache } = this.options;
    const { version } = cache;
    if (this.common?.version !== version || this.common.expiresAt <= now().getTime()) {
      this.common = { answers: new Map(), version, expiresAt: expiresAt() };
    }
    return this.common.answers;
  }
}
