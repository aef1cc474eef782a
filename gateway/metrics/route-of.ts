import type { IncomingMessage } from 'node:http';

const documents = new Set([
  ...['/sitemap.xml', '/robots.txt', '/feed.xml', '/feed.json', '/llms.txt', '/template.css'],
  ...['/llms-full.txt', '/evidence.csv', '/mcp', '/openapi.json'],
  ...['/healthz', '/readyz', '/metrics', '/graphql'],
]);

/** Addresses that differ in their last part alone. */
const families: [RegExp, string][] = [
  [/^\/(?:blog|reflections)\/[^/]+$/, '/reflections/:slug'],
  [/^\/preview\/[^/]+$/, '/preview/:token'],
  [/^\/meeting\/[^/]+$/, '/meeting/:token'],
  [/^\/uploads\//, '/uploads/:name'],
  [/^\/(?:assets|images|fonts)\//, '/assets/:file'],
  [/^\/social-card\//, '/social-card/:page'],
  [/^\/sitemap/, '/sitemap/:part'],
  [/^\/graphql\//, '/graphql'],
];

/** A page of its own stands directly below the root. */
const singlePage = /^\/[a-z-]*$/;

/** The pattern under which Express has found its handler, if it was Express. */
function patternOf(request: IncomingMessage): string | undefined {
  if (!('route' in request) || typeof request.route !== 'object' || request.route === null) {
    return undefined;
  }
  const { route } = request;
  return 'path' in route && typeof route.path === 'string' ? route.path : undefined;
}

/**
 * The route of a request, never its path: of those there are as many as a stranger likes.
 * `isPagePath` tells whether a page has an address.
 */
export function routeOf(request: IncomingMessage, isPagePath: (path: string) => boolean): string {
  const pattern = patternOf(request);
  if (pattern !== undefined) {
    return pattern;
  }
  const path = (request.url ?? '/').split('?', 1)[0]?.toLowerCase() ?? '/';
  if (documents.has(path)) {
    return path;
  }
  const family = families.find(([form]) => form.test(path));
  if (family !== undefined) {
    return family[1];
  }
  return singlePage.test(path) && isPagePath(path) ? path : 'other';
}
