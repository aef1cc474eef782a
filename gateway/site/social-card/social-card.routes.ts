import { createHash } from 'node:crypto';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { evidencePath, trustParts, trustPaths } from '../../../schema/content/trust-pages.ts';
import { renderLimits } from '../../../schema/http-limits.ts';
import { coverOf } from '../../../schema/post-cover.ts';
import { anonymous, type Actor } from '../../access/actor.ts';
import type { Content } from '../content/content.ts';
import type { Renderings } from '../pages/render-queue.ts';
import { renderCard, type CardText } from './render-card.ts';

const maxCacheBytes = 6 * 1024 * 1024;

/** Describes the card of a page; undefined for a path without a public page. */
type DescribePage = (path: string) => Promise<CardText | undefined>;

/**
 * `/social/{page}.png`: the social-card image of a page. Only cards of public pages are rendered,
 * each once; a changed title makes another card. Looking an article up counts for the client, and
 * rendering a card counts more than a page.
 */
export function socialCardRoutes(describe: DescribePage, renderings: Renderings): Router {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: 100, maxSize: maxCacheBytes });
  const routes = Router();

  async function cardOf(key: string, text: CardText, clientAddress: string): Promise<Buffer> {
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
    const key = createHash('sha256').update(JSON.stringify(text)).digest('base64url');
    // The address stays the same when the title changes or the page is withdrawn.
    response.set({ 'Cache-Control': 'public, no-cache', ETag: `"${key}"` });
    if (request.headers['if-none-match']?.includes(key)) {
      response.status(304).end();
      return;
    }
    response.type('png').send(await cardOf(key, text, clientAddress));
  });
  return routes;
}

/** Finds the texts of an article's card. */
export interface ArticleTitles {
  bySlug: (actor: Actor, slug: string) => Promise<{ title: string } | null>;
}

const articlePath = /^\/(?:reflections|blog)\/([a-z0-9-]+)$/;

function ownCards(content: Content): Map<string, CardText> {
  const { pages, hero, brand } = content.site;
  const card = (title: string, note = brand.tagline): CardText => ({ title, note, cover: 'rings' });
  return new Map<string, CardText>([
    ['/', card(hero.headline, hero.benchmarkNote)],
    ['/privacy', card(pages.privacy.title)],
    ['/terms', card(pages.terms.title)],
    ['/reflections', card('Reflections & Insights')],
    [evidencePath, card(content.evidence.title)],
    ...trustParts.map((part) => [trustPaths[part], card(content[part].title)] as const),
  ]);
}

/** The card titles of the site's own pages, by path. */
export function titlesOfPages(content: Content): ReadonlyMap<string, string> {
  return new Map(
    [...ownCards(content)].map(([path, { title }]) => [path, title.replace(/ \| Loon$/, '')]),
  );
}

/**
 * Describes the card of each public page: the site's own pages by the titles in the content files,
 * articles by their title. Drafts have no card.
 */
export function describePages(content: Content, posts: ArticleTitles): DescribePage {
  return async (path) => {
    const slug = articlePath.exec(path)?.[1];
    if (slug === undefined) {
      return ownCards(content).get(path);
    }
    const post = await posts.bySlug(anonymous, slug);
    const note = 'Reflections & Insights';
    return post === null ? undefined : { title: post.title, note, cover: coverOf(slug) };
  };
}
