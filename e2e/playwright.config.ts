import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

process.env['NODE_ENV'] = 'production';
process.env['TZ'] = 'UTC';

const record = new URL('../.cache/browser.json', import.meta.url);

function browserExecutable(): string | undefined {
  if (!existsSync(record)) {
    return undefined;
  }
  const { executable } = JSON.parse(readFileSync(record, 'utf8')) as { executable: string };
  return executable;
}

const executablePath = browserExecutable();

export default defineConfig({
  // Megabytes of built code would be compiled again, which takes most of a minute.
  build: { external: ['**/build/**'] },
  testDir: '.',
  // Files that end in .test.ts are for Vitest.
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.mjs',
  outputDir: '../test-results/browser',
  fullyParallel: false,
  // One more than the number of cores, because tests also wait for timers.
  workers: 3,
  forbidOnly: true,
  // A journey with checks by axe at two widths takes 35 s on two busy cores.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: [
            '--no-sandbox',
            '--disable-background-networking',
            '--disable-component-update',
            // The pages of tests are closed before optimising their code would pay off.
            '--js-flags=--no-opt --no-maglev --max-lazy',
          ],
        },
      },
    },
  ],
});
