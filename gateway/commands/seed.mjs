// npm run seed: see runSeed. It needs no build.
import { runCommand } from './vite-load.mjs';

await runCommand('/gateway/commands/seed/run-seed.ts', 'runSeed');
