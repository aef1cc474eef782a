// npm run content:import: see runContentImport. It needs no build, so that the one a running site
// serves from stays.
import path from 'node:path';
import { withModule } from './vite-load.mjs';

process.chdir(path.join(import.meta.dirname, '../..'));
process.exitCode = await withModule('/gateway/commands/content-import.ts', ({ runContentImport }) =>
  runContentImport(process.env, process.argv.slice(2), console.log),
);
