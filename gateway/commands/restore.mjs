// npm run restore: see runRestore. It needs no build, so that the build of a running site is not
// replaced.
import path from 'node:path';
import { withModule } from './vite-load.mjs';

process.chdir(path.join(import.meta.dirname, '../..'));
process.exitCode = await withModule('/gateway/commands/back-up.ts', ({ runRestore }) =>
  runRestore(process.env, process.argv.slice(2), console.log),
);
