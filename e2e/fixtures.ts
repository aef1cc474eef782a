import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Route,
} from '@playwright/test';
import type * as Harness from '../gateway/testing/harness.ts';

type TestSite = Harness.TestSite;

/** The harness of the test build: the product's code, and a function that forges sessions. */
export async function loadHarness(): Promise<typeof Harness> {
  const file = path.join(import.meta.dirname, '../build/testing/harness.js');
  return (await import(pathToFileURL(file).href)) as typeof Harness;
}

/** Closes all pages of a site that will be stopped; open ones would report failed requests. */
export async function closePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
}

/** The name of a request's GraphQL operation. */
export function operationOf(route: Route): string | undefined {
  const body = route.request().postDataJSON() as { operationName?: string } | null;
  return body?.operationName;
}

interface Fixtures {
  /** A site for one test, with a new database. */
  ownSite: TestSite;
  /** Console messages a test expects, such as that of a rejected request; all others fail it. */
  expectedConsole: RegExp[];
  strictConsole: undefined;
}

interface WorkerFixtures {
  /** One site per worker: the production build on a free port with its own database. */
  site: TestSite;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const { startTestSite } = await loadHarness();
      const site = await startTestSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  ownSite: async ({ context }, use) => {
    const { startTestSite } = await loadHarness();
    const site = await startTestSite();
    await use(site);
    await closePages(context);
    await site.close();
  },
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  expectedConsole: [[], { option: true }],
  strictConsole: [
    async ({ page, expectedConsole }, use) => {
      const unexpected: string[] = [];
      const judge = (text: string): void => {
        if (!expectedConsole.some((pattern) => pattern.test(text))) {
          unexpected.push(text);
        }
      };
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          judge(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => judge(`uncaught: ${error.message}`));
      await use(undefined);
      expect(unexpected, 'nothing unexpected on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
