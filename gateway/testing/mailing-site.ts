import 'reflect-metadata';
import { createApp, type App } from '../app.ts';
import { Database } from '../database/database.ts';
import { quickDelivery } from './quick-delivery.ts';
import { testDependencies } from './test-app.ts';

/** Composes the site over a database that outlives it, with mail going to `smtpUrl`. */
export async function composeMailingSite(databaseUrl: string, smtpUrl: string): Promise<App> {
  return createApp({
    ...testDependencies(await Database.open(databaseUrl)),
    mail: {
      smtpUrl,
      from: 'site@loon.example',
      notify: ['team@loon.example'],
      timings: quickDelivery,
    },
  });
}
