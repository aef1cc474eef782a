// The operator's commands in a packaged site, which has no Vite: the part of the build behind
// `node loon.mjs NAME`.
import 'reflect-metadata';
import path from 'node:path';

const contentThread = path.join(import.meta.dirname, '../threads/content-thread.js');

/** Each loads its own code, and is called with the environment, its options and where to print. */
const commands = {
  backup: async () => (await import('./back-up.ts')).runBackup,
  restore: async () => (await import('./back-up.ts')).runRestore,
  'content:export': async () => (await import('./content-export.ts')).runContentExport,
  'content:import': async () => {
    const { runContentImport } = await import('./content-import.ts');
    return (...asked) => runContentImport(...asked, () => Promise.resolve(contentThread));
  },
  'uploads:move': async () => (await import('./move-uploads.ts')).runMoveUploads,
};

const [name, ...options] = process.argv.slice(2);
if (Object.hasOwn(commands, name)) {
  const run = await commands[name]();
  process.exitCode = await run(process.env, options, console.log);
} else {
  console.log(`There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 2;
}
