import 'reflect-metadata';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { App } from './app.ts';
import type * as Application from './app.ts';
import { identityNotice } from './auth/identity.ts';
import { readEnvironment } from './env.ts';
import { dependenciesOf } from './environment-dependencies.ts';
import { productionLimits } from './http/rate-limits.ts';
import { createLogger } from './log/logger.ts';
import { compileContentThread } from './posts/markdown/compile-content-thread.ts';
import type { PageAssets, PageRenderer, RenderInput } from './site/pages/renderer.ts';

const assets: PageAssets = {
  entry: '/web/entry-client.tsx',
  modules: [],
  styles: ['/web/styles/index.css?direct'],
  fonts: [],
};

/** Vite's client and React refresh must run before the page's own module. */
const developmentHead = [
  '<script type="module" src="/@vite/client"></script>',
  '<script type="module">import refresh from "/@react-refresh";refresh.injectIntoGlobalHook(window);',
  'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script>',
].join('');

/** The web side, reloaded whenever one of its files has changed. */
async function loadRenderer(vite: ViteDevServer): Promise<PageRenderer> {
  const web = (await vite.ssrLoadModule('/web/entry-server.tsx')) as PageRenderer;
  return {
    pageScript: web.pageScript,
    isKnownPath: web.isKnownPath,
    renderTemplate: web.renderTemplate,
    render: async (input: RenderInput) => {
      const page = await web.render(input);
      return { ...page, html: page.html.replace('<head>', `<head>${developmentHead}`) };
    },
  };
}

/**
 * Runs the product in development. When a file of the gateway changes, the application is composed
 * again in the same process and on the same port. If that fails, the process exits.
 */
export async function startDevelopment(host: { vite: ViteDevServer; http: Server }): Promise<void> {
  const { vite, http } = host;
  const environment = readEnvironment();
  const logger = createLogger({ level: environment.logLevel, pretty: true });

  const compose = async (): Promise<App> => {
    const { createApp } = (await vite.ssrLoadModule('/gateway/app.ts')) as typeof Application;
    return createApp({
      ...(await dependenciesOf(environment)),
      logger,
      limits: productionLimits,
      rendering: { program: compileContentThread },
      web: {
        loadRenderer: () => loadRenderer(vite),
        loadAssets: () => assets,
        files: vite.middlewares,
        development: true,
      },
    });
  };

  let app = compose();
  vite.watcher.on('change', (file) => {
    if (/\/(gateway|schema|data\/content)\//.test(file)) {
      const previous = app;
      app = compose();
      void previous.then((old) => old.close()).catch(() => undefined);
    }
  });
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    app.then(
      (current) => current.handle(request, response),
      (error: unknown) => {
        logger.error({ err: error }, 'The application could not be composed');
        response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
      },
    );
  });
  await app;
  http.listen(environment.port, environment.host, () => {
    const notice = identityNotice(environment);
    if (notice !== undefined) {
      logger.warn(notice);
    }
    logger.info(`Loon (development) at ${environment.publicUrl}`);
  });
}
