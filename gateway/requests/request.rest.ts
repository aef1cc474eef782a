import { Router } from 'express';
import { formBody } from '../http/json-body.ts';
import { limitClient, type AddressLimiter } from '../http/rate-limits.ts';
import type { RequestIntake } from './intake/request-intake.service.ts';

/**
 * The two documented form paths (product 9.1): a thin layer over the same service as GraphQL
 * (product 9.10). The optional fields of GraphQL's `origin` are in the same object as the form's
 * fields. The sender's rate limit comes first, so that the body of a request beyond it is not read.
 */
export function requestRoutes(intake: RequestIntake, limiter: AddressLimiter): Router {
  const routes = Router();
  const limitedForm = [limitClient(limiter), ...formBody];

  routes.post('/api/loon-lens-request', ...limitedForm, async (request, response) => {
    const { id } = await intake.submitAccessRequest(request.body, request.body, request.ip);
    response.status(201).json({ success: true, id });
  });

  routes.post('/api/loon-demo-request', ...limitedForm, async (request, response) => {
    const { id } = await intake.submitDemoRequest(request.body, request.body, request.ip);
    response.status(201).json({ success: true, id });
  });

  routes.all(['/api/loon-lens-request', '/api/loon-demo-request'], (request, response) => {
    response.set('Allow', 'POST, OPTIONS');
    if (request.method === 'OPTIONS') {
      response.status(204).end();
    } else {
      response.status(405).json({ error: 'Send the form with POST.' });
    }
  });

  return routes;
}
