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

/** Finds articles by their addresses. */
export interface ArticleAddresses {
  /** The present slug of the article that has or had one; null when the actor may see none. */
  presentSlug: (actor: Actor, slug: string) => Promise<string | null>;
}

/** Knows the secret addresses under which posts are read before they are public. */
export interface PreviewAddresses {
  isGood: (token: string) => Promise<boolean>;
}

/** Finds the redirect target of paths that do not exist. */
export interface Redirections {
  /** Where a path in its one spelling leads: a path on this site, or an address elsewhere. */
  targetOf: (path: string) => Promise<string | undefined>;
  /** Counts a missing path that an anonymous visitor requested. */
  countMissing: (path: string) => void;
}

/** What a request for a page counts as: a view, and a search where the page is that of a query. */
export interface CountedPage {
  path: string;
  search?: RenderedPage['search'];
}

/** Counts the views of pages, without knowing whose they are. */
export interface PageViews {
  /** Notes an answer with a page, and who asked for it where that is known. */
  note: (request: IncomingMessage, page: CountedPage, actor?: Actor) => void;
}

/** What requests for the page of a key count as; undefined where they are not counted. */
export function countedPageOf(
  key: string,
  { status, search }: Pick<RenderedPage, 'status' | 'search'>,
): CountedPage | undefined {
  const path = status === 200 ? countedPathOf(pathOf(key)) : undefined;
  return path === undefined ? undefined : { path, search };
}

/** Who asks for a page, and for which. */
export interface PageRequest {
  actor: Actor;
  clientAddress: string;
  /** As `pageKeyOf` reads it off the address. */
  key: string;
  /** The address as it was asked for. */
  url: string;
}

/** The page that an address asks for, or the address to ask for instead. */
export type Destination =
  { key: string; secret?: true } | { location: string; cacheControl: string };

interface DestinationOptions {
  articles: ArticleAddresses;
  previews: PreviewAddresses;
  redirections: Redirections;
  isKnownPath: (path: string) => boolean;
}

/** A target with the query of the request, unless it has one or stands elsewhere. */
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
  const { articles, previews, isKnownPath } = options;
  const path = key.split('?', 1)[0] ?? '/';
  const address = readPagePath(path, isKnownPath);
  const to = (elsewhere: string): string => [elsewhere, ...url.split('?').slice(1)].join('?');
  if (address.kind === 'unknown') {
    return (await redirected(path, asked, options)) ?? { key: unknownPathKey };
  }
  if (address.kind === 'elsewhere') {
    return { location: to(address.path), cacheControl: 'public, max-age=86400' };
  }
  if (address.kind === 'page') {
    return { key };
  }
  if (address.kind === 'meeting') {
    return { key, secret: true };
  }
  if (address.kind === 'preview') {
    const good = await previews.isGood(address.token);
    return good ? { key, secret: true } : { key: unknownPathKey };
  }
  const { form, slug } = address;
  const present = await articles.presentSlug(actor, slug);
  if (present === null) {
    return (await redirected(path, asked, options)) ?? { key: unknownArticleKey(form) };
  }
  // Browsers ask again each time, so that a slug that comes back makes no circle.
  return present === slug
    ? { key }
    : { location: to(`/${form}/${present}`), cacheControl: 'no-cache' };
}

/**
 * Where the redirect of a path leads that nothing stands at; what has none is noted. Browsers ask
 * again each time, since something may come to stand there.
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
  // An article that has moved since is led to at once.
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
