// npm run uploads:move: see runMoveUploads. It needs no build, so that the build of a running site
// is not replaced.
import { runCommand } from './vite-load.mjs';

await runCommand('/gateway/commands/move-uploads.ts', 'runMoveUploads');
