import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { Failure, unexpectedMessage } from '../failure.ts';

/** Codes of Apollo's own refusals: the client's mistakes, safe to show. */
const clientCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** Whether a GraphQL error is one that the client made and Apollo, not a resolver, refused. */
export function isClientsMistake({
  extensions,
}: Pick<GraphQLFormattedError, 'extensions'>): boolean {
  const code = extensions?.['code'];
  return typeof code === 'string' && clientCodes.has(code);
}

/** Leaves out what the schema would suggest, and the limits' claim of being syntax errors. */
function plainMessage(message: string, code: string): string {
  const said = message.replace(/ Did you mean .*\?$/s, '');
  return code === 'GRAPHQL_VALIDATION_FAILED' ? said.replace(/^Syntax Error: /, '') : said;
}

/**
 * Maps thrown errors to what a client reads (contract §4): an expected failure keeps its message,
 * code and field messages; anything else becomes a plain sentence.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const { path, locations, extensions } = formatted;
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  const original = unwrapResolverError(error);
  if (original instanceof Failure) {
    const { code, fields, retryAfterSeconds } = original;
    return {
      message: original.message,
      ...place,
      extensions: {
        code,
        ...(fields ? { fields } : {}),
        ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
      },
    };
  }
  if (isClientsMistake(formatted)) {
    const code = String(extensions?.['code']);
    return { message: plainMessage(formatted.message, code), ...place, extensions: { code } };
  }
  return { message: unexpectedMessage, ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}
