import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import { loggedPath, type Logger } from '../log/logger.ts';

/** The id that `requestLog` has assigned to a request. */
export function requestIdOf({ id }: Pick<IncomingMessage, 'id'>): string | undefined {
  return typeof id === 'string' ? id : undefined;
}

/**
 * Gives each request an id (`X-Request-Id`) and logs its end: method, path without the query string
 * (it may contain personal data), status and time.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) => {
      if (error || response.statusCode >= 500) {
        return 'error';
      }
      return response.statusCode >= 400 ? 'warn' : 'debug';
    },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: loggedPath(request.url.split('?', 1)[0] ?? ''),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
}
