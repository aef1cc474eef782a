import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Lets a page whose link is not valid explain that; any other error is thrown. */
export function allowExpiredLink(thrown: unknown): void {
  const error = CombinedGraphQLErrors.is(thrown) ? thrown.errors[0] : undefined;
  if (error?.extensions?.['code'] !== 'NOT_FOUND') throw thrown;
}
