import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';

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
