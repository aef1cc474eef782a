import type { OutgoingHttpHeaders } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { anonymous } from '../../access/actor.ts';
import { busyFailure } from '../../database/database-faults.ts';
import { escapeXml } from '../documents/xml.ts';
import { compressPage, type CachedPage } from './compressed-page.ts';
import { markdownPathOf } from './markdown-path.ts';
import type { PageCache } from './page-cache.ts';
import { countedPageOf, type PageRequest } from './page-destination.ts';
import { pathOf } from './page-key.ts';
import type { RenderQueue } from './render-queue.ts';
import type { PageAssets, PageRenderer, RenderedPage, RenderInput } from './renderer.ts';

function isUnavailable(error: unknown): boolean {
  const extensions =
    typeof error === 'object' && error !== null && 'extensions' in error ? error.extensions : null;
  return (
    typeof extensions === 'object' &&
    extensions !== null &&
    'code' in extensions &&
    extensions.code === 'UNAVAILABLE'
  );
}

/**
 * Why a page could not be rendered: if an operation it needs was refused because the database is
 * locked or unreachable, that refusal, so that the client knows when to retry; else the error
 * itself.
 */
function findRefusal(error: unknown): unknown {
  const answered = error instanceof Error && 'errors' in error ? error.errors : undefined;
  return Array.isArray(answered) && answered.some(isUnavailable) ? busyFailure(error) : error;
}

interface FailurePageText {
  brand: string;
  status: number;
  /** One or two plain sentences. */
  message: string;
}

const headings: Partial<Record<number, string>> = {
  400: 'This URL is not valid',
  429: 'Too many requests',
  503: 'The site is busy',
};

const style = [
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;',
  'background:#edf2f3;color:#0d1517;font:1.125rem/1.6 system-ui,sans-serif}',
  'h1{font:2rem/1.2 Georgia,serif;margin:0 0 1rem}a{color:inherit}',
].join('');

/**
 * The page that readers see when rendering fails; complete in itself, because no renderer is
 * available.
 */
export function failurePage({ brand, status, message }: FailurePageText): string {
  const heading = headings[status] ?? 'Something went wrong';
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${heading} | ${escapeXml(brand)}</title>`,
    `<style>${style}</style></head><body><main><h1>${heading}</h1>`,
    `<p>${escapeXml(message)}</p><p><a href="/">${escapeXml(brand)}: home</a></p>`,
    '</main></body></html>',
  ].join('');
}

export interface PageRenderingOptions {
  schema: GraphQLSchema;
  publicUrl: string;
  queue: RenderQueue;
  cache: PageCache;
  loadRenderer: () => Promise<PageRenderer>;
  loadAssets: () => PageAssets;
  headers: OutgoingHttpHeaders;
  /** False in development, which renders every page again. */
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
