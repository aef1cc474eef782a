import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Where both builds go; benchmarks and parallel work may choose another folder. */
const buildDirectory = process.env['BUILD_DIR'] ?? 'build';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** One configuration for the browser build, the server build, development and Vitest. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: 'web/public',
  build: isSsrBuild
    ? {
        outDir: `${buildDirectory}/server`,
        target: 'node20',
        sourcemap: true,
        emptyOutDir: true,
        copyPublicDir: false,
        rollupOptions: {
          input: {
            main: here('gateway/main.ts'),
            ormconfig: here('ormconfig.ts'),
            harness: here('gateway/testing/harness.ts'),
            benchmarks: here('gateway/testing/benchmarks.ts'),
          },
          // Beside the entries, so that import.meta.dirname is the same in every file.
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      }
    : {
        outDir: `${buildDirectory}/client`,
        manifest: true,
        emptyOutDir: true,
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        rollupOptions: { input: here('web/entry-client.tsx') },
      },
  test: {
    alias: { graphql: here('node_modules/graphql/index.js') },
    include: ['schema/**/*.test.ts', 'gateway/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
    setupFiles: ['reflect-metadata'],
    env: { TZ: 'UTC' },
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
}));
