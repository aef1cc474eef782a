import { withoutLastSlashes } from './page-address.ts';

/** Query parameters that change the content of a page; the server ignores all others. */
const meaningfulParameters: Record<string, readonly string[]> = {
  '/reflections': ['q', 'tag', 'after', 'show'],
};

/** The cache key of a request's page. */
export interface PageKey {
  /**
   * Path and meaningful query parameters in a fixed order; also the URL the page is rendered for.
   */
  key: string;
  /** True when the page is the same for everyone, logged in or not. */
  shared: boolean;
}

const home: PageKey = { key: '/', shared: true };

/** Fast path: most URLs need no further processing. */
const plain = /^(?:\/[\w.~-]+)+$/;

const privatePaths = /^\/(blog-admin|blog\/|reflections\/)/;

/** The key of URLs that no router can decode; no route matches it. */
const unreadable: PageKey = { key: '/%25', shared: true };

/** A backslash is rejected as well: the URL standard treats it as a slash, routes do not. */
function isReadable(path: string): boolean {
  try {
    // The result is used, because the build would otherwise remove the call as free of side
    // effects.
    return !decodeURIComponent(path).includes('\\');
  } catch {
    return false;
  }
}

/**
 * Reduces a request's URL to the parts that determine its page, so that arbitrary query strings
 * cannot fill the cache.
 */
export function pageKeyOf(url: string): PageKey {
  if (url === '/') {
    return home;
  }
  if (plain.test(url)) {
    return { key: url, shared: !privatePaths.test(url) };
  }
  const question = url.indexOf('?');
  const rawPath = question === -1 ? url : url.slice(0, question);
  const path = withoutLastSlashes(rawPath.replace(/^\/{2,}/, '/'));
  if (/[%\\]/.test(path) && !isReadable(path)) {
    return unreadable;
  }
  const names = meaningfulParameters[path];
  const shared = !privatePaths.test(path);
  if (question === -1 || names === undefined) {
    return { key: path, shared };
  }
  const received = new URLSearchParams(url.slice(question + 1));
  const canonical = new URLSearchParams();
  for (const name of names) {
    const value = received.get(name)?.slice(0, 200);
    if (value !== undefined && value !== '') {
      canonical.set(name, value);
    }
  }
  const query = canonical.toString();
  return { key: query === '' ? path : `${path}?${query}`, shared };
}

/** The path of the page that is cached under a key. */
export function pathOf(key: string): string {
  return key.split('?', 1)[0] ?? '/';
}
