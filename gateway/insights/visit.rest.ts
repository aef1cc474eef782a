import { Router, type RequestHandler } from 'express';
import { insightsLimits } from '../../schema/insights-limits.ts';
import { insightsMessages } from '../../schema/insights-messages.ts';
import { visitBeaconSchema } from '../../schema/insights-rules.ts';
import { Failure } from '../failure.ts';
import { jsonUpTo } from '../http/json-body.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';

const address = '/api/visit';

/**
 * What browsers tell of visits (product 13.8): 204, or 400 when anything of it is not known. A
 * sender's limit comes first, so that a body beyond it is not even read.
 */
export function visitRoutes(limiter: AddressLimiter): Router {
  const routes = Router();
  const limitSender: RequestHandler = async (request, _response, next) => {
    await limiter.take(request.ip ?? '');
    next();
  };

  routes.post(address, limitSender, ...jsonUpTo(insightsLimits.beaconMax), (request, response) => {
    const beacon = visitBeaconSchema.safeParse(request.body);
    if (!beacon.success) {
      throw new Failure('BAD_USER_INPUT', insightsMessages.unknownEvents);
    }
    response.status(204).end();
  });

  routes.all(address, (request, response) => {
    response.set('Allow', 'POST, OPTIONS');
    if (request.method === 'OPTIONS') {
      response.status(204).end();
    } else {
      response.status(405).json({ error: 'Send events with POST.' });
    }
  });

  return routes;
}
