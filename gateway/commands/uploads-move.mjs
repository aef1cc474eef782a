// npm run uploads:move: see runMoveUploads. It needs no build, so that the build of a running site
// is not replaced.
import path from 'node:path';
import { withModule } from './vite-load.mjs';

process.chdir(path.join(import.meta.dirname, '../..'));
process.exitCode = await withModule('/gateway/commands/move-uploads.ts', ({ runMoveUploads }) =>
  runMoveUploads(process.env, process.argv.slice(2), console.log),
);
