// npm run backup: see runBackup. It needs no build, so that the build of a running site is not
// replaced.
import { runCommand } from './vite-load.mjs';

await runCommand('/gateway/commands/back-up.ts', 'runBackup');
