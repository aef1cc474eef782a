import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { Failure, unexpectedMessage } from '../failure.ts';
import { logFailure, type FailurePlace } from '../log/log-failure.ts';
import type { Logger } from '../log/logger.ts';
import { requestIdOf } from './request-log.ts';

/** Texts for refusals that the JSON body parser reports. */
const bodyProblems: Record<string, { status: number; message: string }> = {
  'entity.too.large': { status: 413, message: 'The request is too large.' },
  'entity.parse.failed': { status: 400, message: 'The request body is not valid JSON.' },
  'media.unsupported': { status: 415, message: 'Send the request as application/json.' },
  'encoding.unsupported': { status: 415, message: 'The content encoding is not supported.' },
  'charset.unsupported': { status: 415, message: 'The character set is not supported.' },
  'request.aborted': { status: 400, message: 'The request was cut off.' },
  'request.size.invalid': { status: 400, message: 'The request was cut off.' },
};

const unreadableBody = { status: 400, message: 'The request body could not be read.' };

function bodyProblemOf(error: unknown): { status: number; message: string } | undefined {
  if (typeof error !== 'object' || error === null) {
    return undefined;
  }
  if ('type' in error && typeof error.type === 'string') {
    return bodyProblems[error.type];
  }
  if (error instanceof URIError) {
    return { status: 400, message: 'The address is not valid.' };
  }
  // A body that does not decompress comes with a status and no type.
  return 'status' in error && error.status === 400 ? unreadableBody : undefined;
}

/** Answers a REST path that does not exist. */
export const unknownPath: RequestHandler = (_request, response) => {
  response.status(404).json({ error: 'There is nothing at this path.' });
};

interface Refusal {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string> | undefined;
}

/** Answers in the form the path's clients read: GraphQL's `errors`, or REST's `{error, fields?}`. */
function refuse(request: Request, response: Response, refusal: Refusal): void {
  const { status, code, message, fields } = refusal;
  const shownFields = fields ? { fields } : {};
  response
    .status(status)
    .json(
      /^\/graphql(\/|$)/i.test(request.path)
        ? { errors: [{ message, extensions: { code, ...shownFields } }] }
        : { error: message, ...shownFields },
    );
}

function placeOf(request: Request): FailurePlace {
  return { requestId: requestIdOf(request), path: request.path };
}

/**
 * Maps thrown errors to REST answers (contract §3): `{error, fields?}` with the failure's status;
 * anything unexpected is logged with its request and shown as a plain sentence.
 */
export function createErrorResponses(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    if (error instanceof Failure) {
      if (error.retryAfterSeconds !== undefined) {
        response.setHeader('Retry-After', String(error.retryAfterSeconds));
      }
      logFailure(logger, error, placeOf(request));
      const { status, code, message, fields } = error;
      refuse(request, response, { status, code, message, fields });
      return;
    }
    const problem = bodyProblemOf(error);
    if (problem !== undefined) {
      refuse(request, response, { ...problem, code: 'BAD_REQUEST' });
      return;
    }
    logFailure(logger, error, placeOf(request));
    refuse(request, response, {
      status: 500,
      code: 'INTERNAL_SERVER_ERROR',
      message: unexpectedMessage,
    });
  };
}
