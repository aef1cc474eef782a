import { Router, type Request } from 'express';
import sirv, { type RequestHandler as FileHandler } from 'sirv';

/** The path of the explorer's files; the page itself is served to a browser's GET of `/graphql`. */
const explorerPath = '/graphql/explorer';

/** Altair has its own styles and workers, but needs nothing from other origins. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Its only banner advertises a third-party service. */
const withoutBanner = '<style>app-banner-container { display: none; }</style>';

interface Explorer {
  page: string;
  script: string;
  files: FileHandler;
}

/** Reads the explorer on first request, so that it does not slow down startup. */
async function loadExplorer(): Promise<Explorer> {
  const altair = await import('altair-static');
  const options = { baseURL: `${explorerPath}/`, endpointURL: '/graphql' };
  const inline = /<script type="module" nonce="">[\s\S]*?<\/script>/;
  return {
    page: altair
      .renderAltair(options)
      .replace(inline, '<script type="module" src="init.js"></script>')
      .replace('<html>', '<html lang="en">')
      .replace('</head>', `${withoutBanner}</head>`)
      .replace('<title>Altair</title>', '<title>GraphQL explorer | Loon</title>'),
    script: altair.renderInitSnippet(options),
    files: sirv(altair.getDistDirectory(), { etag: true, maxAge: 3_600 }),
  };
}

/** True for browsers, which want a page; false for programs, which want data. */
function wantsPage(request: Request): boolean {
  return request.query['query'] === undefined && request.accepts(['json', 'html']) === 'html';
}

/** Serves an explorer to a browser's GET of `/graphql`, without a CDN (product 9.6). */
export function explorerRoutes(): Router {
  let loading: Promise<Explorer> | undefined;
  const explorer = (): Promise<Explorer> => (loading ??= loadExplorer());
  const routes = Router();

  routes.get('/graphql', async (request, response, next) => {
    if (!wantsPage(request)) {
      next();
      return;
    }
    const { page } = await explorer();
    response.set('Content-Security-Policy', contentSecurityPolicy);
    response.set('Cache-Control', 'public, max-age=3600');
    response.set('Vary', 'Accept');
    response.type('html').send(page);
  });
  routes.get(`${explorerPath}/init.js`, async (_request, response) => {
    const { script } = await explorer();
    response.type('text/javascript').send(script);
  });
  routes.use(explorerPath, async (request, response, next) => {
    const { files } = await explorer();
    files(request, response, next);
  });
  return routes;
}
