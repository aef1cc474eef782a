import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';

/**
 * The headers that a handler such as helmet's sets on every answer, read off once, for answers
 * that are given in front of Express.
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
