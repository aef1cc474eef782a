// Loads a TypeScript module of the gateway through Vite, which compiles its decorators. They store
// their metadata through reflect-metadata, which must be loaded first.
import 'reflect-metadata';
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
