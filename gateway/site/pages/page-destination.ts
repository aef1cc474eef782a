import type { IncomingMessage } from 'node:http';
import type { Actor } from '../../access/actor.ts';
import {
  countedPathOf,
  plainPath,
  readPagePath,
  unknownArticleKey,
  unknownPathKey,
} from './page-address.ts';
import { pathOf } from './page-key.ts';
import type { RenderedPage } from './renderer.ts';

/** Finds articles by slug. */
export interface ArticleAddresses {
  /**
   * The current slug of the article that has or had this slug; null if the actor may not see such
   * an article.
   */
  presentSlug: (actor: Actor, slug: string) => Promise<string | null>;
}

/** Checks the secret tokens of preview links to unpublished posts. */
export interface PreviewAddresses {
  isGood: (token: string) => Promise<boolean>;
}

/** Checks the secret tokens of links to reviews. */
export interface ReviewAddresses {
  /** Whether there is or was such a review. */
  isKnown: (token: string) => Promise<boolean>;
}

/** Finds the redirect target of paths that do not exist. */
export interface Redirections {
  /** The redirect target of a canonical path: a path on this site or a URL elsewhere. */
  targetOf: (path: string) => Promise<string | undefined>;
  /** Counts a missing path that an anonymous visitor requested. */
  countMissing: (path: string) => void;
}

/** How a page view is counted; the results page of a search also counts as a search. */
export interface CountedPage {
  path: string;
  /** A text for machines, which is no view. */
  form?: 'MARKDOWN';
  search?: RenderedPage['search'];
}

/** Counts page views without identifying visitors. */
export interface PageViews {
  /** Records the response with a page to a visitor. */
  note: (request: IncomingMessage, page: CountedPage) => void;
}

/** How requests for a cached page are counted; undefined if they are not counted. */
export function countedPageOf(
  key: string,
  { status, search }: Pick<RenderedPage, 'status' | 'search'>,
): CountedPage | undefined {
  const path = status === 200 ? countedPathOf(pathOf(key)) : undefined;
  return path === undefined ? undefined : { path, search };
}

export interface PageRequest {
  actor: Actor;
  clientAddress: string;
  /** As returned by `pageKeyOf`. */
  key: string;
  url: string;
}

/** The page at a URL, or the URL to redirect to. */
type Destination =
  | { key: string; secret?: SecretPage }
  | { location: string; cacheControl: string };

/** A page under a secret URL. A form on it needs its own origin in the browser's `Origin` header. */
export type SecretPage = 'read' | 'form';

export interface DestinationOptions {
  articles: ArticleAddresses;
  previews: PreviewAddresses;
  reviews: ReviewAddresses;
  redirections: Redirections;
  isKnownPath: (path: string) => boolean;
}

/**
 * A redirect target with the query of the request, unless the target has a query or is on another
 * site.
 */
function withQuery(target: string, query: string | undefined): string {
  if (query === undefined || !target.startsWith('/') || target.includes('?')) {
    return target;
  }
  const [path = '', ...fragment] = target.split('#');
  return [`${path}?${query}`, ...fragment].join('#');
}

/**
 * Redirects a URL to its canonical form and looks articles up, so that no page is rendered twice,
 * nor for an article that does not exist. Redirects are followed where no page exists.
 */
export async function findDestination(
  asked: PageRequest,
  options: DestinationOptions,
): Promise<Destination> {
  const { actor, key, url } = asked;
  const { articles, previews, reviews, isKnownPath } = options;
  const path = key.split('?', 1)[0] ?? '/';
  const address = readPagePath(path, isKnownPath);
  const to = (elsewhere: string): string => [elsewhere, ...url.split('?').slice(1)].join('?');
  if (address.kind === 'unknown') {
    return (await redirected(path, asked, options)) ?? { key: unknownPathKey };
  }
  if (address.kind === 'elsewhere') {
    return { location: to(address.path), cacheControl: 'public, max-age=86400' };
  }
  // The router of browsers does not take several slashes for one.
  if (url.startsWith('//')) {
    return { location: to(path), cacheControl: 'no-cache' };
  }
  if (address.kind === 'page') {
    return { key };
  }
  if (address.kind === 'meeting') {
    return { key, secret: 'read' };
  }
  if (address.kind === 'preferences') {
    return { key, secret: 'form' };
  }
  if (address.kind === 'preview') {
    const good = await previews.isGood(address.token);
    return good ? { key, secret: 'read' } : { key: unknownPathKey };
  }
  if (address.kind === 'review') {
    // The page of a review that has ended says so.
    const known = await reviews.isKnown(address.token);
    return known ? { key, secret: 'read' } : { key: unknownPathKey };
  }
  const { form, slug } = address;
  const present = await articles.presentSlug(actor, slug);
  if (present === null) {
    return (await redirected(path, asked, options)) ?? { key: unknownArticleKey(form) };
  }
  // Browsers must revalidate, so that a slug that is restored does not cause a redirect loop.
  return present === slug
    ? { key }
    : { location: to(`/${form}/${present}`), cacheControl: 'no-cache' };
}

/**
 * The redirect for a path that does not exist; paths without a redirect are counted as missing.
 * Browsers must revalidate, because a page may be created at the path later.
 */
async function redirected(
  path: string,
  { actor, url }: PageRequest,
  { articles, redirections, isKnownPath }: DestinationOptions,
): Promise<Destination | undefined> {
  const plain = plainPath(path);
  const target = await redirections.targetOf(plain);
  if (target === undefined) {
    if (actor.kind === 'anonymous') {
      redirections.countMissing(plain);
    }
    return undefined;
  }
  // Redirects directly to the current URL of an article that has moved since.
  const [onSite = ''] = target.split(/[?#]/, 1);
  const address = readPagePath(onSite, isKnownPath);
  const present =
    onSite.startsWith('/') && address.kind === 'article'
      ? await articles.presentSlug(actor, address.slug)
      : null;
  const current =
    address.kind === 'article' && present !== null
      ? `/${address.form}/${present}${target.slice(onSite.length)}`
      : target;
  const [, ...query] = url.split('?');
  return {
    location: withQuery(current, query.length === 0 ? undefined : query.join('?')),
    cacheControl: 'no-cache',
  };
}
