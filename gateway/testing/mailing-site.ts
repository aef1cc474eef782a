import 'reflect-metadata';
import { createApp, type App } from '../app.ts';
import type { PageRenderer } from '../site/pages/renderer.ts';
import { quickDelivery } from './quick-delivery.ts';
import { testDependencies } from './test-app.ts';
import { openDatabase } from '../site-database.ts';

/**
 * No pages: these tests concern storing and sending, and loading the web side would take seconds.
 */
const noPages: PageRenderer = {
  pageScript: '',
  isKnownPath: () => false,
  render: () => Promise.reject(new Error('There are no pages.')),
  renderTemplate: () => Promise.reject(new Error('There are no pages.')),
};

/** Composes the site with a database that outlives it, and sends mail to `smtpUrl`. */
export async function composeMailingSite(databaseUrl: string, smtpUrl: string): Promise<App> {
  const dependencies = testDependencies(await openDatabase(databaseUrl));
  return createApp({
    ...dependencies,
    web: { ...dependencies.web, loadRenderer: () => Promise.resolve(noPages) },
    mail: {
      smtpUrl,
      from: 'site@loon.example',
      notify: ['team@loon.example'],
      timings: quickDelivery,
    },
  });
}
