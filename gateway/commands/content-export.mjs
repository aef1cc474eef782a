// npm run content:export: see runContentExport. It needs no build, so that the build of a running
// site is not replaced.
import { runCommand } from './vite-load.mjs';

await runCommand('/gateway/commands/content-export.ts', 'runContentExport');
