import type { Request } from 'express';
import { loginReturnMax } from '../../schema/limits.ts';

/** Parameters that only a login sets; other URLs cannot set them. */
const loginParameters = ['error', 'details', 'success'];

/**
 * The `return` of `/api/login`: the query of the administration's URL from which the person came.
 * Undefined when it is absent or longer than `loginReturnMax` characters.
 */
export function readReturnQuery({ query }: Pick<Request, 'query'>): string | undefined {
  const wanted = query['return'];
  return typeof wanted === 'string' && wanted !== '' && wanted.length <= loginReturnMax
    ? wanted
    : undefined;
}

/**
 * The URL to which a login returns: always a path of the administration, with the login's own
 * parameters added.
 */
export function adminAddress(
  returnQuery: string | undefined,
  message: Readonly<Record<string, string>>,
): string {
  const parameters = new URLSearchParams(returnQuery);
  loginParameters.forEach((name) => parameters.delete(name));
  for (const [name, value] of Object.entries(message)) {
    parameters.set(name, value);
  }
  return `/blog-admin?${parameters.toString()}`;
}
