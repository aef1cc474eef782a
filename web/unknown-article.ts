import type { NormalizedCacheObject } from '@apollo/client';

/** The server draws one page for all unknown articles, for a slug that none can have. */
const noSlug = '*';

/** Where Apollo's cache keeps the article of a slug. */
function fieldOf(slug: string): string {
  return `post(${JSON.stringify({ slug })})`;
}

/** Lets the page of all unknown articles stand for the one that `pathname` asks for. */
export function nameUnknownArticle(cache: NormalizedCacheObject, pathname: string): void {
  const root = cache['ROOT_QUERY'];
  const slug = /(?<![^/])([^/]+)\/*$/.exec(pathname)?.[1];
  if (root !== undefined && slug !== undefined && fieldOf(noSlug) in root) {
    root[fieldOf(decodeURIComponent(slug))] = null;
  }
}
