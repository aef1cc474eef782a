import { withoutLastSlashes } from './page-address.ts';

/** Query parameters that change what a page shows; all others are none of the server's business. */
const meaningfulParameters: Record<string, readonly string[]> = {
  '/reflections': ['q', 'tag', 'after', 'show'],
};

/** The cache key of a request's page. */
export interface PageKey {
  /** Path and meaningful query, in one order; also the address the page is rendered for. */
  key: string;
  /** True when the page is the same for everybody, logged in or not. */
  shared: boolean;
}

const home: PageKey = { key: '/', shared: true };

/** Most addresses: nothing in them has to be left out or looked at. */
const plain = /^(?:\/[\w.~-]+)+$/;

const privatePaths = /^\/(blog-admin|blog\/|reflections\/)/;

/** Where addresses lead that no router can read; no route knows it. */
const unreadable: PageKey = { key: '/%25', shared: true };

/** A backslash is left out as well: to the URL standard it is a slash, to the routes it is not. */
function isReadable(path: string): boolean {
  try {
    // The result is looked at, or the build would take the call out as one without effect.
    return !decodeURIComponent(path).includes('\\');
  } catch {
    return false;
  }
}

/**
 * Reduces a request's address to what decides its page, so that no query string fills the cache.
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
