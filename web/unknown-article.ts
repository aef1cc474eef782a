import type { NormalizedCacheObject } from '@apollo/client';

/** The server renders one page for all unknown articles, under a slug that no article can have. */
const noSlug = '*';

/** The cache field of the article with this slug. */
function fieldOf(slug: string): string {
  return `post(${JSON.stringify({ slug })})`;
}

/** Makes the page shared by all unknown articles valid for the article of `pathname`. */
export function nameUnknownArticle(cache: NormalizedCacheObject, pathname: string): void {
  const root = cache['ROOT_QUERY'];
  const slug = /(?<![^/])([^/]+)\/*$/.exec(pathname)?.[1];
  if (root !== undefined && slug !== undefined && fieldOf(noSlug) in root) {
    root[fieldOf(decodeURIComponent(slug))] = null;
  }
}
