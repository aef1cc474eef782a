import { Router } from 'express';
import { jsonBody } from '../http/json-body.ts';
import type { FormLimiter } from '../http/rate-limits.ts';
import type { RequestService } from './request.service.ts';

/** The two documented form paths (specification §7): a shim over the same service as GraphQL. */
export function requestRoutes(requests: RequestService, limiter: FormLimiter): Router {
  const routes = Router();

  routes.post('/api/loon-lens-request', ...jsonBody, async (request, response) => {
    await limiter.take(request.ip ?? '');
    const { id } = await requests.submitAccessRequest(request.body);
    response.status(201).json({ success: true, id });
  });

  routes.post('/api/loon-demo-request', ...jsonBody, async (request, response) => {
    await limiter.take(request.ip ?? '');
    const { id } = await requests.submitDemoRequest(request.body);
    response.status(201).json({ success: true, id });
  });

  return routes;
}
