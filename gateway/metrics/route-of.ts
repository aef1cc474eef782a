import type { IncomingMessage } from 'node:http';

const documents = new Set([
  ...['/sitemap.xml', '/robots.txt', '/feed.xml', '/feed.json', '/llms.txt', '/template.css'],
  ...[
    '/llms-full.txt',
    '/evidence.csv',
    '/evidence.ris',
    '/mcp',
    '/openapi.json',
    '/.well-known/security.txt',
  ],
  ...['/healthz', '/readyz', '/metrics', '/graphql'],
]);

/** Paths that differ only in their last part. */
const families: [RegExp, string][] = [
  [/^\/(?:blog|reflections)\/[^/]+$/, '/reflections/:slug'],
  [/^\/preview\/[^/]+$/, '/preview/:token'],
  [/^\/meeting\/[^/]+$/, '/meeting/:token'],
  [/^\/preferences\/erase\//, '/preferences/erase/:token'],
  [/^\/preferences\//, '/preferences/:token'],
  [/^\/review\/[^/]+$/, '/review/:token'],
  [/^\/uploads\//, '/uploads/:name'],
  [/^\/(?:assets|images|fonts)\//, '/assets/:file'],
  [/^\/social-card\//, '/social-card/:page'],
  [/^\/sitemap/, '/sitemap/:part'],
  [/^\/graphql\//, '/graphql'],
];

/** Single pages are directly below the root. */
const singlePage = /^\/[a-z-]*$/;

/** The route pattern of the handler in Express, if Express handled the request. */
function patternOf(request: IncomingMessage): string | undefined {
  if (!('route' in request) || typeof request.route !== 'object' || request.route === null) {
    return undefined;
  }
  const { route } = request;
  return 'path' in route && typeof route.path === 'string' ? route.path : undefined;
}

/**
 * The route of a request, never its path: clients can send any number of different paths.
 * `isPagePath` returns whether a page has this path.
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
