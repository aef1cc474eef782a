import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { templateLoadFailed } from '../../../schema/messages.ts';
import type { ToastText } from '../../../schema/toast-text.ts';

const statusOfCode: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
};

/** The `extensions.code` of a failed operation. */
export function failureCode(error: unknown): string | undefined {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

/**
 * The toast for a template that could not be loaded, by HTTP status if there is one (product 7.6).
 */
export function loadFailure(error: unknown): ToastText {
  return templateLoadFailed(
    ServerError.is(error) ? error.statusCode : statusOfCode[failureCode(error) ?? ''],
  );
}
