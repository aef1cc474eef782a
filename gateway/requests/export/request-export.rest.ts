import { pipeline } from 'node:stream/promises';
import { Router, type Request } from 'express';
import { z } from 'zod';
import { requestSourceLimits } from '../../../schema/limits.ts';
import type { Actor } from '../../access/actor.ts';
import { requireAuthor, authorOf } from '../../access/policy.ts';
import { Failure } from '../../failure.ts';
import { requestCsv } from './request-csv.ts';
import { RequestListView } from '../desk/request-filter.ts';
import type { RequestService } from '../desk/request.service.ts';
import { RequestKind, RequestStatus } from '../entities/visitor-request.entity.ts';

const lowerCase = z.string().toLowerCase();
const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();

/** The query parameters: those of GraphQL's RequestFilter, with the same names. */
export const requestCsvParameters = z.object({
  view: lowerCase.pipe(z.enum(RequestListView)).optional(),
  kind: lowerCase.pipe(z.enum(RequestKind)).optional(),
  status: lowerCase.pipe(z.enum(RequestStatus)).optional(),
  assignedTo: z.string().max(254).optional(),
  unassigned: flag,
  platform: z.string().max(100).optional(),
  numberOfStudies: z.string().max(100).optional(),
  source: z.string().max(requestSourceLimits.utmMax).optional(),
  button: z.string().max(requestSourceLimits.buttonMax).optional(),
  article: z.string().max(requestSourceLimits.slugMax).optional(),
  from: z.coerce.date().optional(),
  to: z.coerce.date().optional(),
  open: flag,
  awaitingReply: flag,
  overdue: flag,
  replyNotDelivered: flag,
  processingWithdrawn: flag,
  search: z.string().max(500).optional(),
});

function filterOf(query: unknown) {
  const parsed = requestCsvParameters.safeParse(query);
  if (!parsed.success) {
    const parameter = String(parsed.error.issues[0]?.path[0] ?? 'filter');
    throw new Failure('BAD_USER_INPUT', `The parameter "${parameter}" is not valid.`, {
      fields: { [parameter]: 'is not valid' },
    });
  }
  return parsed.data;
}

/** `GET /api/requests.csv`: the filtered list as a download. Administrator only. */
export function requestExportRoutes(
  requests: RequestService,
  actorOf: (request: Request) => Actor,
  now: () => Date,
): Router {
  const routes = Router();
  routes.use('/api/requests.csv', (request, _response, next) => {
    requireAuthor(actorOf(request));
    next();
  });
  routes.get('/api/requests.csv', async (request, response) => {
    const author = authorOf(actorOf(request));
    const csv = requestCsv(await requests.export(author, filterOf(request.query)));
    const day = now().toISOString().slice(0, 10);
    response.set({
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="loon-requests-${day}.csv"`,
      'Cache-Control': 'no-store',
    });
    // A download that the client aborts is not a server error.
    await pipeline(csv, response).catch((error: unknown) => {
      if (!response.destroyed) {
        throw error;
      }
    });
  });
  return routes;
}
