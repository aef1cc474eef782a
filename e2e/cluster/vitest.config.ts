import { configDefaults, defineConfig } from 'vitest/config';
import { previousRelease } from './previous-release.ts';

/** Several gateways, with real servers around them: PostgreSQL, HAProxy, PgBouncer. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  resolve: {
    alias: { graphql: new URL('../../node_modules/graphql/index.js', import.meta.url).pathname },
  },
  test: {
    include: ['e2e/cluster/*.test.ts'],
    // A copy without history cannot build the previous release.
    exclude: [
      ...configDefaults.exclude,
      ...(previousRelease() === undefined ? ['**/previous-release.test.ts'] : []),
    ],
    globalSetup: './e2e/global-setup.mjs',
    setupFiles: ['reflect-metadata'],
    env: { TZ: 'UTC' },
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // Each file starts its own servers, which are enough work for two cores.
    fileParallelism: false,
  },
});
