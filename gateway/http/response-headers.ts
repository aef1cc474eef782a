import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';

/** Names and values alternately, the format that `writeHead` sends with the least work. */
export function flatHeaders(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

/** Prevents caching of a response that depends on its client; a route may override this. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/**
 * Reads the headers that a handler such as helmet sets on every response once, for responses that
 * are sent before Express.
 */
export function readCommonHeaders(handler: RequestHandler): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  handler(
    request as Parameters<RequestHandler>[0],
    response as Parameters<RequestHandler>[1],
    () => undefined,
  );
  return { ...response.getHeaders() };
}
