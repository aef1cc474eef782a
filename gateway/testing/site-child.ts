import 'reflect-metadata';
import { createApp } from '../app.ts';
import { Database } from '../database/database.ts';
import { listen, stopOnSignals } from '../listen.ts';
import { createLogger } from '../log/logger.ts';
import { quickDelivery } from './quick-delivery.ts';
import { testDependencies } from './test-app.ts';

/**
 * Runs the site in a process of its own, over a database that outlives it, and says where it
 * listens. It stops on SIGTERM as the product does.
 */
export async function runSiteChild(
  databaseUrl: string,
  smtpUrl: string,
  say: (url: string) => void,
): Promise<void> {
  const database = await Database.open(databaseUrl);
  const app = await createApp({
    ...testDependencies(database),
    mail: {
      smtpUrl,
      from: 'site@loon.example',
      notify: ['team@loon.example'],
      timings: quickDelivery,
    },
  });
  const listening = await listen(app.handle, { port: 0, host: '127.0.0.1' });
  stopOnSignals(listening, app, createLogger({ level: 'silent', pretty: false }));
  say(`http://127.0.0.1:${String(listening.port)}`);
}
