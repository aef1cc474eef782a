// npm run dev: the gateway and Vite's hot module replacement in one process.
import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite } from 'vite';

let follow = () => {};
const http = createHttpServer();
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
  // Vite restarts when its configuration changes.
  plugins: [{ name: 'development', configureServer: (server) => follow(server) }],
});
const { startDevelopment } = await vite.ssrLoadModule('/gateway/development/development-site.ts');
follow = await startDevelopment({ vite, http });
