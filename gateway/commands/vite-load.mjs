// Loads a TypeScript module of the gateway through Vite, which compiles its decorators. They store
// their metadata through reflect-metadata, which must be loaded first.
import 'reflect-metadata';
import path from 'node:path';
import { createServer } from 'vite';

// PostgreSQL stores times without a zone, as the gateway's process reads them.
process.env.TZ = 'UTC';

/** Calls `use` with the module's exports, and what loads others, and closes Vite afterwards. */
export async function withModule(file, use) {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await use(await vite.ssrLoadModule(file), (other) => vite.ssrLoadModule(other));
  } finally {
    await vite.close();
  }
}

/** Runs an exported command in the project's folder with this process's environment and options. */
export async function runCommand(file, name) {
  process.chdir(path.join(import.meta.dirname, '../..'));
  process.exitCode = await withModule(file, ({ [name]: run }) =>
    run(process.env, process.argv.slice(2), console.log),
  );
}
