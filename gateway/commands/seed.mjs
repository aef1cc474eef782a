// npm run seed: see runSeed. It needs no build.
import path from 'node:path';
import { withModule } from './vite-load.mjs';

process.chdir(path.join(import.meta.dirname, '../..'));
process.exitCode = await withModule('/gateway/commands/seed/run-seed.ts', ({ runSeed }) =>
  runSeed(process.env, process.argv.slice(2), console.log),
);
