// npm run dev: the gateway and Vite's hot module replacement in one process.
import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite } from 'vite';

const http = createHttpServer();
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
});
const { startDevelopment } = await vite.ssrLoadModule('/gateway/development.ts');
await startDevelopment({ vite, http });
