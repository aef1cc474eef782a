import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { Failure } from '../failure.ts';
import { loggedPath, type Logger } from '../log/logger.ts';
import { logFailure, type FailurePlace } from '../log/log-failure.ts';
import { refusalBody, refusalOf, type Refusal } from './refusal.ts';
import { requestIdOf } from './request-log.ts';

/** Messages for errors of the JSON body parser. */
const bodyProblems: Record<string, { status: number; message: string }> = {
  'entity.too.large': { status: 413, message: 'The request is too large.' },
  'parameters.too.many': { status: 413, message: 'The request is too large.' },
  'entity.parse.failed': { status: 400, message: 'The request body is not valid JSON.' },
  'media.unsupported': { status: 415, message: 'Send the request as application/json.' },
  'encoding.unsupported': { status: 415, message: 'The content encoding is not supported.' },
  'charset.unsupported': { status: 415, message: 'The character set is not supported.' },
  'request.aborted': { status: 400, message: 'The request was cut off.' },
  'request.size.invalid': { status: 400, message: 'The request was cut off.' },
};

const unreadableBody = { status: 400, message: 'The request body could not be read.' };

function bodyProblemOf(error: unknown): { status: number; message: string } | undefined {
  if (typeof error !== 'object' || error === null || error instanceof Failure) {
    return undefined;
  }
  if ('type' in error && typeof error.type === 'string') {
    return bodyProblems[error.type];
  }
  if (error instanceof URIError) {
    return { status: 400, message: 'The URL is not valid.' };
  }
  // A body that cannot be decompressed has a status and no type.
  return 'status' in error && error.status === 400 ? unreadableBody : undefined;
}

export const unknownPath: RequestHandler = (_request, response) => {
  response.status(404).json({ error: 'There is nothing at this path.' });
};

/** Sends an error in the format of the path's clients. */
type SendRefusal = (response: Response, refusal: Refusal) => void;

const sendJson: SendRefusal = (response, refusal) => {
  response.json(refusalBody(refusal, response.req.path));
};

function placeOf(request: Request): FailurePlace {
  return { requestId: requestIdOf(request), path: loggedPath(request.path) };
}

/**
 * Maps thrown errors to responses (product 9.7) with the failure's status, as JSON unless `send`
 * uses another format. An unexpected error is logged with its request, and the client receives a
 * generic message.
 */
export function createErrorResponses(
  logger: Logger,
  send: SendRefusal = sendJson,
): ErrorRequestHandler {
  const refuse = (response: Response, refusal: Refusal): void => {
    send(response.status(refusal.status), refusal);
  };
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const problem = bodyProblemOf(error);
    if (problem !== undefined) {
      refuse(response, { ...problem, code: 'BAD_REQUEST' });
      return;
    }
    logFailure(logger, error, placeOf(request));
    const refusal = refusalOf(error);
    if (refusal.retryAfterSeconds !== undefined) {
      response.setHeader('Retry-After', String(refusal.retryAfterSeconds));
    }
    refuse(response, refusal);
  };
}
