import { readdirSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import { identityNotice } from '../auth/identity.ts';
import { readEnvironment } from '../environment/env.ts';
import { createLogger, type Logger } from '../log/logger.ts';
import type { PageRenderer } from '../site/pages/renderer.ts';
import { drainMs, ServingSite, withNewModules } from './serving-site.ts';

/** Saving several files, or checking out a branch, causes many events. */
const quietMs = 100;
/** How long a request waits for changed files; it is served by the last site afterwards. */
const patienceMs = 2_000;

/** Vite's client and React refresh must run before the page's own module. */
const developmentHead = [
  '<script type="module" src="/@vite/client"></script>',
  '<script type="module">import refresh from "/@react-refresh";refresh.injectIntoGlobalHook(window);',
  'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script>',
].join('');

/** Shows Vite's overlay with the error, and reloads when a site is there. */
const noSiteYet = `<!doctype html><title>Error</title>${developmentHead}<p>The site does not start yet.`;

/** The web side with its modules. */
interface WebModules {
  renderer: PageRenderer;
  modules: ModuleRunner;
}

/**
 * The site in development: loaded again when files have changed. If that fails, the last site that
 * worked goes on serving, and the error is shown in the terminal and in the browser.
 */
class DevelopmentSite {
  private site: ServingSite | undefined;
  private web: WebModules | undefined;
  private problem: Error | undefined;
  private changes = 0;
  private composing = false;
  /** Whether the server has changed since it was composed. */
  private outdated = true;
  /** Resolves when all changes are loaded, or have failed to. */
  private settled: Promise<void> | undefined;

  constructor(
    private vite: ViteDevServer,
    private readonly logger: Logger,
    private readonly contentDirectory: string,
  ) {}

  /** Follows the files and the browsers of a Vite server; Vite makes a new one when it restarts. */
  follow(vite: ViteDevServer): void {
    this.vite = vite;
    vite.watcher.on('all', (_event, file) => this.noticeChange(file));
    vite.environments.client.hot.on('vite:client:connect', () => this.showProblem());
    this.reload({ server: true });
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.outdated) {
      await this.changesLoaded();
    }
    if (this.site !== undefined) {
      this.site.handle(request, response);
      return;
    }
    this.vite.middlewares(request, response, () => {
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(noSiteYet);
    });
  }

  /** Shows an error in the terminal and in the browser until a site is loaded. */
  report(error: unknown): void {
    this.problem = error instanceof Error ? error : new Error(String(error));
    this.logger.error(`The last site that worked is served. ${this.problem.stack ?? ''}`);
    this.showProblem();
  }

  /** Waits for changed files, unless there is a site and they take too long. */
  private async changesLoaded(): Promise<void> {
    const patience = this.site === undefined ? [] : [pause(patienceMs, undefined, { ref: false })];
    await Promise.race([this.settled, ...patience]);
  }

  private noticeChange(file: string): void {
    const isBelow = (folder: string): boolean =>
      !path.relative(path.resolve(this.vite.config.root, folder), file).startsWith('..');
    // The page script's hash is in the headers that the server is composed with.
    const server = ['gateway', 'schema', this.contentDirectory, 'web/page-script'].some(isBelow);
    if (server || isBelow('web')) {
      this.reload({ server });
    }
  }

  private reload({ server }: { server: boolean }): void {
    this.changes += 1;
    this.outdated ||= server;
    this.settled ??= this.settle().finally(() => {
      this.settled = undefined;
    });
  }

  private async settle(): Promise<void> {
    let seen: number;
    do {
      seen = this.changes;
      await pause(quietMs);
      if (seen === this.changes) {
        await this.load().catch((error: unknown) => {
          // Files that were changed meanwhile are loaded next.
          if (seen === this.changes) this.report(error);
        });
      }
    } while (seen !== this.changes);
  }

  private async load(): Promise<void> {
    const { web: previous } = this;
    this.web = await withNewModules(this.vite, (modules) => this.loadWeb(modules));
    if (previous !== undefined) {
      setTimeout(() => void previous.modules.close(), drainMs).unref();
    }
    if (this.outdated) {
      await this.compose();
    }
    if (this.problem !== undefined) {
      this.problem = undefined;
      this.logger.info('The site works again');
      this.vite.environments.client.hot.send({ type: 'full-reload' });
    }
  }

  private async compose(): Promise<void> {
    const { changes, site: previous, vite, logger } = this;
    const loadRenderer = () => this.latestRenderer();
    this.composing = true;
    try {
      this.site = await ServingSite.load({ vite, logger, loadRenderer });
    } finally {
      this.composing = false;
    }
    this.outdated = changes !== this.changes;
    if (previous !== undefined) {
      this.site.replace(previous).catch((error: unknown) => this.report(error));
    }
  }

  private async latestRenderer(): Promise<PageRenderer> {
    if (!this.composing) {
      await this.changesLoaded();
    }
    if (this.web === undefined) {
      throw new Error('The pages could not be loaded yet.');
    }
    return this.web.renderer;
  }

  /** The web side, with all routes, so that an error in any of them is noticed. */
  private async loadWeb(modules: ModuleRunner): Promise<WebModules> {
    const routes = readdirSync(path.join(this.vite.config.root, 'web/routes'))
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `/web/routes/${file}`);
    const web = await modules.import<PageRenderer>('/web/entry-server.tsx');
    await Promise.all(routes.map((file) => modules.import<object>(file)));
    const renderer: PageRenderer = {
      pageScript: web.pageScript,
      isKnownPath: web.isKnownPath,
      renderTemplate: web.renderTemplate,
      render: async (input) => {
        const page = await web.render(input);
        return { ...page, html: page.html.replace('<head>', `<head>${developmentHead}`) };
      },
    };
    return { renderer, modules };
  }

  private showProblem(): void {
    if (this.problem !== undefined) {
      const { message, stack = '' } = this.problem;
      const [plainMessage, plainStack] = [message, stack].map(stripVTControlCharacters);
      const err = { message: plainMessage ?? '', stack: plainStack ?? '' };
      this.vite.environments.client.hot.send({ type: 'error', err });
    }
  }
}

/**
 * Serves the site of a Vite server at `http` and resolves with what follows Vite's restarts. Nothing
 * that a file contains ends the process.
 */
export async function startDevelopment(host: {
  vite: ViteDevServer;
  http: Server;
}): Promise<(vite: ViteDevServer) => void> {
  const { vite, http } = host;
  const environment = readEnvironment();
  const logger = createLogger({ level: environment.logLevel, pretty: true });
  const site = new DevelopmentSite(vite, logger, environment.contentDirectory);
  http.on('request', (request, response) => void site.handle(request, response));
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(environment.port, environment.host, resolve);
  });
  process.on('uncaughtException', (error) => site.report(error));
  const notice = identityNotice(environment);
  if (notice !== undefined) {
    logger.warn(notice);
  }
  logger.info(`Loon (development) at ${environment.publicUrl}`);
  site.follow(vite);
  return (restarted) => site.follow(restarted);
}
