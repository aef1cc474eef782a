import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

// Libraries as they are in production: their forms for development check themselves all the time.
process.env['NODE_ENV'] = 'production';

/** What tests add to the site's own configuration, which builds without Vitest. */
const tests = defineConfig({
  test: {
    alias: { graphql: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)) },
    include: ['{schema,gateway}/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'e2e/*.test.ts'],
    // What concerns PostgreSQL alone is not there without a server to test on.
    exclude: [
      ...configDefaults.exclude,
      ...(process.env['TEST_DATABASE_URL'] === undefined ? ['**/*.postgres.test.ts'] : []),
    ],
    globalSetup: './gateway/testing/template-folder.ts',
    setupFiles: ['reflect-metadata'],
    env: { TZ: 'UTC' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for may take long on a busy machine; a second would be too short.
    expect: { poll: { timeout: 30_000 } },
    // One more than the two cores it is made for: a tenth of the time tests wait, for servers,
    // processes and threads.
    maxWorkers: 3,
    coverage: {
      include: ['{schema,gateway,web}/**/*.{ts,tsx}'],
      exclude: ['web/generated/**', '**/testing/**', '**/*.{test,test-support,bench}.{ts,tsx}'],
      reporter: [['text', { skipFull: true }], 'html'],
      reportsDirectory: '.cache/coverage',
    },
    // Files share what they import, which takes longer than most of their tests; none changes it.
    isolate: false,
    // Most objects are short-lived: with more room for new ones, fewer are copied.
    execArgv: ['--max-semi-space-size=64'],
  },
});

export default defineConfig((environment) => mergeConfig(site(environment), tests));
