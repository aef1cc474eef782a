import { useAssigneesQuery } from '../../../generated/admin.ts';

/** An administrator who can be assigned requests. */
export interface Assignee {
  /** E-mail address in lower case. */
  email: string;
  /** Display name in the choices. */
  text: string;
}

/**
 * Possible assignees: the current administrator first, then the others. Includes `besides`, who may
 * no longer be an administrator; while loading, only `besides`.
 */
export function useAssignees(besides: string | null | undefined): Assignee[] {
  const { data } = useAssigneesQuery();
  const me = data?.viewer?.email.toLowerCase();
  const others = data?.administrators.filter((email) => email !== me) ?? [];
  const known = data !== undefined && me !== undefined ? [me, ...others] : others;
  const all = besides && !known.includes(besides) ? [...known, besides] : known;
  return all.map((email) => ({ email, text: email === me ? `Me (${email})` : email }));
}
