// npm run backup: see runBackup. It needs no build, so that the build of a running site is not
// replaced.
import path from 'node:path';
import { withModule } from './vite-load.mjs';

process.chdir(path.join(import.meta.dirname, '../..'));
process.exitCode = await withModule('/gateway/commands/back-up.ts', ({ runBackup }) =>
  runBackup(process.env, process.argv.slice(2), console.log),
);
