import { Router } from 'express';
import type { Database } from '../database/database.ts';

/** `/healthz`: the process is alive. `/readyz`: the database answers and migrations are in. */
export function healthRoutes(database: Database): Router {
  const routes = Router();
  routes.get('/healthz', (_request, response) => {
    response.json({ status: 'alive' });
  });
  routes.get('/readyz', async (_request, response) => {
    try {
      await database.checkReady();
      response.json({ status: 'ready' });
    } catch {
      response.status(503).json({ status: 'not ready' });
    }
  });
  return routes;
}
