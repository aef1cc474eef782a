// npm run restore: see runRestore. It needs no build, so that the build of a running site is not
// replaced.
import { runCommand } from './vite-load.mjs';

await runCommand('/gateway/commands/back-up.ts', 'runRestore');
