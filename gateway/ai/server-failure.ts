import {
  APIConnectionError,
  APIError,
  AuthenticationError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
} from 'openai';
import { Failure } from '../failure.ts';
import { unreadableMessage } from './ai-server.ts';

function messageOf(error: unknown, model: string): string {
  if (error instanceof APIConnectionError) {
    return 'The AI server could not be reached.';
  }
  if (error instanceof AuthenticationError || error instanceof PermissionDeniedError) {
    return 'The AI server refused the key. Check OPENAI_API_KEY.';
  }
  if (error instanceof NotFoundError) {
    return `The AI server does not know the model “${model}”. Check OPENAI_MODEL and OPENAI_BASE_URL.`;
  }
  if (error instanceof APIError && error.status !== undefined) {
    return error.status >= 500
      ? `The AI server failed (status ${String(error.status)}).`
      : `The AI server refused the call (status ${String(error.status)}).`;
  }
  if (error instanceof APIError) {
    return 'The AI server broke off with an error.';
  }
  return unreadableMessage;
}

/**
 * The failure shown to the administrator for a failed call: 503 when the server is busy or its
 * quota used up, otherwise 502. The server's own words stay in the log, as the failure's cause.
 */
export function serverFailure(error: unknown, model: string): Failure {
  return error instanceof RateLimitError
    ? new Failure('UNAVAILABLE', 'The AI server is busy or its quota is used up.', { cause: error })
    : new Failure('BAD_GATEWAY', messageOf(error, model), { cause: error });
}
