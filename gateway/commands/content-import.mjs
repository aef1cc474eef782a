// npm run content:import: see runContentImport. It needs no build, so that the build of a running
// site is not replaced.
import path from 'node:path';
import { withModule } from './vite-load.mjs';

process.chdir(path.join(import.meta.dirname, '../..'));
process.exitCode = await withModule(
  '/gateway/commands/content-import.ts',
  async ({ runContentImport }, load) => {
    const thread = await load('/gateway/posts/markdown/compile-content-thread.ts');
    const options = process.argv.slice(2);
    return runContentImport(process.env, options, console.log, thread.compileContentThread);
  },
);
