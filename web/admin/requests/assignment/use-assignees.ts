import { useAssigneesQuery } from '../../../generated/admin.ts';

/** Somebody who can be assigned requests. */
export interface Assignee {
  /** E-mail address, in lower case. */
  email: string;
  /** How the choices call them. */
  text: string;
}

/**
 * Who can be assigned requests: whoever is looking first, then the others; `besides` as well, who
 * may not be an administrator any more. Only the latter while it is not known.
 */
export function useAssignees(besides: string | null | undefined): Assignee[] {
  const { data } = useAssigneesQuery();
  const me = data?.viewer?.email.toLowerCase();
  const others = data?.administrators.filter((email) => email !== me) ?? [];
  const known = data !== undefined && me !== undefined ? [me, ...others] : others;
  const all = besides && !known.includes(besides) ? [...known, besides] : known;
  return all.map((email) => ({ email, text: email === me ? `Me (${email})` : email }));
}
