import type { Actor } from '../../access/actor.ts';
import { readPagePath, unknownArticleKey, unknownPathKey } from './page-address.ts';

/** Finds articles by their addresses. */
export interface ArticleAddresses {
  /** The present slug of the article that has or had one; null when the actor may see none. */
  presentSlug: (actor: Actor, slug: string) => Promise<string | null>;
}

/** Knows the secret addresses under which posts are read before they are public. */
export interface PreviewAddresses {
  isGood: (token: string) => Promise<boolean>;
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
  isKnownPath: (path: string) => boolean;
}

/**
 * Brings an address to its one spelling and looks articles up, so that nothing is drawn twice,
 * nor for an article that does not exist.
 */
export async function findDestination(
  { actor, key, url }: PageRequest,
  { articles, previews, isKnownPath }: DestinationOptions,
): Promise<Destination> {
  const address = readPagePath(key.split('?', 1)[0] ?? '/', isKnownPath);
  const to = (path: string): string => [path, ...url.split('?').slice(1)].join('?');
  if (address.kind === 'unknown') {
    return { key: unknownPathKey };
  }
  if (address.kind === 'elsewhere') {
    return { location: to(address.path), cacheControl: 'public, max-age=86400' };
  }
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
