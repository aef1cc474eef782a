import { Router, type Request, type RequestHandler } from 'express';
import { insightsLimits, insightsMessages } from '../../../schema/insights-limits.ts';
import { visitBeaconSchema, type VisitEvent } from '../../../schema/insights-rules.ts';
import { Failure } from '../../failure.ts';
import { jsonUpTo } from '../../http/json-body.ts';
import { limitClient, type AddressLimiter } from '../../http/rate-limits.ts';

interface VisitRoutesOptions {
  limiter: AddressLimiter;
  /** Whether the events of a request may be counted. */
  isCounted: (request: Request) => boolean;
  count: (events: readonly VisitEvent[], address: string) => Promise<void>;
}

const address = '/api/visit';

/**
 * Receives visit events from browsers (product 13.8): 204, whether counted or not, and 400 if any
 * part is unknown. The sender's rate limit comes first, so that the body of a request beyond it is
 * not read.
 */
export function visitRoutes({ limiter, isCounted, count }: VisitRoutesOptions): Router {
  const routes = Router();
  const beacon: RequestHandler = async (request, response) => {
    const parsed = visitBeaconSchema.safeParse(request.body);
    if (!parsed.success) {
      throw new Failure('BAD_USER_INPUT', insightsMessages.unknownEvents);
    }
    if (isCounted(request)) {
      await count(parsed.data.events, request.ip ?? '');
    }
    response.status(204).end();
  };

  routes.post(address, limitClient(limiter), ...jsonUpTo(insightsLimits.beaconMax), beacon);

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
