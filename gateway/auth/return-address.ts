import type { Request } from 'express';
import { loginReturnMax } from '../../schema/limits.ts';

/** What a login itself says to the administration; no address may say it in its name. */
const loginParameters = ['error', 'details', 'success'];

/**
 * The `return` of `/api/login`: the query of the administration's address that the person came
 * from. Undefined when there is none, or more of it than `loginReturnMax` characters.
 */
export function readReturnQuery({ query }: Pick<Request, 'query'>): string | undefined {
  const wanted = query['return'];
  return typeof wanted === 'string' && wanted !== '' && wanted.length <= loginReturnMax
    ? wanted
    : undefined;
}

/**
 * Where a login ends: always a path of the administration, whatever the query says, with what the
 * login has to say added to it.
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
