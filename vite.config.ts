import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { ownLibraries } from './web/admin/own-libraries.ts';
import { inlineScripts } from './web/page-script/plugin.ts';

/** Where the builds go; benchmarks and parallel work may choose another folder. */
const buildDirectory = process.env['BUILD_DIR'] ?? 'build';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Whether the path of a module, from this folder, matches; the folder may itself be below a `web`. */
const own =
  (pattern: RegExp) =>
  (module: string): boolean =>
    module.startsWith(here('.')) && pattern.test(module.slice(here('.').length));

/**
 * Few files instead of one for each shared module, since every request costs headers. Libraries
 * that all pages need keep their file when only the site changes. Components with a style sheet for
 * few pages stay out of it, or all pages would load that, and so do the tabs, which only the chart
 * and the administration have. Nothing may be imported from the entry itself, which is asked for
 * under another address when it failed to load (`web/page-script/start-hydration.ts`).
 */
const browserChunks = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const] },
  {
    name: 'site',
    test: own(/^(web(?![\\/]entry-client)|schema)[\\/].*\.tsx?$/),
    tags: ['$initial' as const],
  },
  {
    name: 'parts',
    test: own(/^web[\\/]components[\\/](?!(trust|preferences|difference)[\\/]|tabs\.).*\.tsx?$/),
    minShareCount: 2,
  },
  // What most screens of the administration share is one file instead of sixty. A group takes in all
  // that its modules import, so what visitors need as well has groups before it.
  { name: 'compiled', test: /[\\/]node_modules[\\/]@babel[\\/]runtime[\\/]/, minShareCount: 2 },
  { name: 'difference', test: own(/^web[\\/]components[\\/]difference[\\/].*\.tsx?$/) },
  { name: 'email-address', test: own(/^schema[\\/]email-address\.ts$/) },
  { name: 'review-rules', test: own(/^schema[\\/]review-rules\.ts$/) },
  {
    name: 'administration',
    test: own(/^web[\\/]admin[\\/].*\.tsx?$/),
    minShareCount: 4,
  },
];

interface ServerBuild {
  folder: string;
  input: Record<string, string>;
}

const product: ServerBuild = {
  folder: 'server',
  input: {
    main: here('gateway/main.ts'),
    commands: here('gateway/commands/commands.mjs'),
    ormconfig: here('ormconfig.ts'),
  },
};

/** Builds beside the product's server, by their mode. */
const others: Partial<Record<string, ServerBuild>> = {
  // Programs of threads, apart, since a file shared with the site would start it a second time.
  threads: {
    folder: 'threads',
    input: { 'content-thread': here('gateway/posts/markdown/content-thread.ts') },
  },
  // What browser tests and benchmarks load, apart, since it can forge sessions.
  testing: {
    folder: 'testing',
    input: {
      harness: here('gateway/testing/harness.ts'),
      benchmarks: here('gateway/testing/benchmarks.ts'),
    },
  },
};

/**
 * Libraries go into the server's files as well, or a start would look for two thousand files. Apart
 * stay those that are not JavaScript alone, find files relative to their own, or are not
 * written for strict mode (`oauth` below `passport-openidconnect`).
 */
const bundledLibraries = {
  noExternal: true as const,
  external: [
    'better-sqlite3',
    'sharp',
    '@resvg/resvg-js',
    'pg',
    'pino',
    'altair-static',
    '@aws-sdk/client-s3',
    'oidc-provider',
    'passport-openidconnect',
  ],
};

/** Is loaded in the browser only; the server renders an empty shell instead. */
const administration = /[\\/]web[\\/]admin[\\/]admin-app\.tsx$/;

/** One configuration for the browser build, the server's builds and development. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), inlineScripts(), ownLibraries()],
  publicDir: 'web/public',
  ...(isSsrBuild
    ? { ssr: bundledLibraries, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
  build: isSsrBuild
    ? {
        outDir: `${buildDirectory}/${(others[mode] ?? product).folder}`,
        target: 'node20',
        sourcemap: true,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: (others[mode] ?? product).input,
          external: administration,
          // Beside the entries, so that import.meta.dirname is the same in every file. Without
          // comments: the engine holds the text of every file for as long as the process runs.
          output: { chunkFileNames: '[name]-[hash].js', comments: false },
        },
      }
    : {
        outDir: `${buildDirectory}/client`,
        manifest: true,
        emptyOutDir: true,
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        // The charts' chunk, which is loaded on demand; "npm run bench -- client-bytes" watches the
        // rest.
        chunkSizeWarningLimit: 1_600,
        rolldownOptions: {
          input: here('web/entry-client.tsx'),
          output: { codeSplitting: { groups: browserChunks } },
        },
      },
}));
