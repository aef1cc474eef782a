import 'reflect-metadata';
import type { ViteDevServer } from 'vite';
import { createApp, type App } from '../app.ts';
import { readEnvironment } from '../environment/env.ts';
import { dependenciesOf } from '../environment-dependencies.ts';
import { productionLimits } from '../http/rate-limits.ts';
import type { Logger } from '../log/logger.ts';
import { compileContentThread } from '../posts/markdown/compile-content-thread.ts';
import type { PageAssets, PageRenderer } from '../site/pages/renderer.ts';

const assets: PageAssets = {
  entry: '/web/entry-client.tsx',
  modules: [],
  styles: ['/web/styles/index.css?direct'],
  fonts: [],
};

/** What the application is composed from in development. */
export interface DevelopmentParts {
  vite: ViteDevServer;
  logger: Logger;
  loadRenderer: () => Promise<PageRenderer>;
}

/**
 * The application with Vite's files in place of a build. Everything is imported from here, so that
 * one import has one version of every module.
 */
export async function composeDevelopment(parts: DevelopmentParts): Promise<App> {
  const { vite, logger, loadRenderer } = parts;
  const dependencies = await dependenciesOf(readEnvironment());
  try {
    return await createApp({
      ...dependencies,
      logger,
      limits: productionLimits,
      rendering: { program: compileContentThread },
      web: { loadRenderer, loadAssets: () => assets, files: vite.middlewares, development: true },
    });
  } catch (error) {
    await dependencies.database.close();
    throw error;
  }
}
