/** The canonical form of a request's target, as all handlers use it. */
export interface RequestTarget {
  /** Path and query; starts with a slash. */
  url: string;
  /** The host in an absolute-form target; it replaces the `Host` header. */
  host?: string;
}

/**
 * Converts a request target to origin-form (RFC 9112 §3.2): removes the origin of the absolute form
 * that proxies send, and the fragment. Undefined if it is not the URL of a web page.
 */
export function readTarget(target: string): RequestTarget | undefined {
  const hash = target.indexOf('#');
  const url = hash === -1 ? target : target.slice(0, hash);
  if (url.startsWith('/')) {
    return { url };
  }
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    return undefined;
  }
  const { host, pathname, search } = new URL(url);
  return { url: pathname + search, host };
}
