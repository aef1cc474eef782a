/** What a request asks for, as everything behind the door reads it. */
export interface RequestTarget {
  /** Path and query; begins with a slash. */
  url: string;
  /** The host that an absolute-form target names; it takes the place of the `Host` header. */
  host?: string;
}

/**
 * Brings a request target to origin-form (RFC 9112 §3.2): the absolute form that proxies send loses
 * its origin, a fragment is cut off. Undefined for what is no address of a web page.
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
