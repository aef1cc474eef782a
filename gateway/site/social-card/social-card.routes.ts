import { createHash } from 'node:crypto';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { renderLimits } from '../../../schema/http-limits.ts';
import type { Renderings } from '../pages/render-queue.ts';
import { renderCard, type CardText } from './render-card.ts';

const maxCacheBytes = 6 * 1024 * 1024;

/** Describes the card of a page; undefined for a path without a public page. */
export type DescribePage = (path: string) => Promise<CardText | undefined>;

/**
 * `/social/{page}.png`: the social-card image of a page. Only cards of public pages are rendered,
 * each once; a changed title makes another card. Looking an article up counts for the client, and
 * rendering a card counts more than a page.
 */
export function socialCardRoutes(describe: DescribePage, renderings: Renderings): Router {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: 100, maxSize: maxCacheBytes });
  const routes = Router();

  async function cardOf(text: CardText, clientAddress: string): Promise<Buffer> {
    const key = createHash('sha256').update(JSON.stringify(text)).digest('base64url');
    const known = cache.get(key);
    if (known !== undefined) {
      return known;
    }
    await renderings.limiter.take(clientAddress, renderLimits.socialCardPoints);
    const rendering = cache.get(key) ?? renderings.queue.run(clientAddress, () => renderCard(text));
    cache.set(key, rendering, { size: 60_000 });
    rendering.catch(() => cache.delete(key));
    return rendering;
  }

  routes.get(/^\/social\/(?<page>[a-z0-9/-]{1,200})\.png$/, async (request, response, next) => {
    const { page } = request.params as unknown as { page: string };
    const clientAddress = request.ip ?? '';
    if (page.includes('/')) {
      await renderings.limiter.take(clientAddress);
      renderings.counted.add(request);
    }
    const text = await describe(page === 'home' ? '/' : `/${page}`);
    if (text === undefined) {
      next();
      return;
    }
    const image = await cardOf(text, clientAddress);
    response.set('Cache-Control', 'public, max-age=86400');
    response.type('png').send(image);
  });
  return routes;
}
