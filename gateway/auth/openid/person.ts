import { z } from 'zod';
import type { IDToken } from 'openid-client';
import { LoginError, plainLine } from '../login-error.ts';

/** A person whom the provider has authenticated. */
export interface Person {
  sub: string;
  email: string;
  firstName?: string;
  /** The whole name, never an e-mail address. */
  name?: string;
  /** The groups that the claim lists; absent if no claim is asked for. */
  groups?: readonly string[];
}

const nameClaim = z.string().max(1_000).optional().catch(undefined);

const profile = z.object({
  email: z.string().trim().min(1).max(254).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  given_name: nameClaim,
  family_name: nameClaim,
  name: nameClaim,
});

type Profile = z.infer<typeof profile>;

/** Some providers send the boolean as text; an absent one counts as verified. */
function isUnverified({ email_verified: verified }: Profile): boolean {
  return verified === false || (typeof verified === 'string' && /^false$/i.test(verified));
}

/** Some providers send an e-mail address or an account name with a domain as the name. */
function nameOf(profiles: readonly Profile[]): string | undefined {
  const names = profiles.flatMap(({ name, given_name: given, family_name: family }) => [
    name ?? '',
    [given, family].filter(Boolean).join(' '),
  ]);
  return names.map(plainLine).find((name) => name !== '' && !name.includes('@'));
}

/** The texts in a claim that is a list; another claim counts as none. */
function groupsIn(claims: unknown, claim: string): string[] {
  const value: unknown =
    typeof claims === 'object' && claims !== null && Object.hasOwn(claims, claim)
      ? Reflect.get(claims, claim)
      : undefined;
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string') : [];
}

/**
 * Who logged in: the subject of the ID token only; the e-mail address of the ID token, or else of
 * userinfo (product 9.5), and likewise the groups in `groupsClaim` (product 21.5). `askUserinfo` is
 * called only when needed, and rejects for another subject; when it fails, there is no e-mail
 * address, or there are no groups.
 * @throws LoginError no_user without a verified e-mail address.
 */
export async function identify(
  claims: IDToken,
  askUserinfo: () => Promise<unknown>,
  groupsClaim?: string,
): Promise<Person> {
  const token = profile.safeParse(claims).data ?? {};
  const lacksGroups = groupsClaim !== undefined && !Object.hasOwn(claims, groupsClaim);
  const answer =
    token.email === undefined
      ? await userinfoOf(askUserinfo)
      : lacksGroups && (await askUserinfo().catch(() => undefined));
  const userinfo = profile.safeParse(answer).data ?? {};
  const source = token.email === undefined ? userinfo : token;
  if (source.email === undefined || isUnverified(token) || isUnverified(source)) {
    throw new LoginError('no_user', 'The identity provider shared no verified e-mail address.');
  }
  const firstName = plainLine(token.given_name ?? source.given_name ?? '');
  const name = nameOf([token, userinfo]);
  return {
    sub: claims.sub,
    email: source.email,
    ...(firstName === '' ? {} : { firstName }),
    ...(name === undefined ? {} : { name }),
    ...(groupsClaim === undefined
      ? {}
      : { groups: groupsIn(lacksGroups ? answer : claims, groupsClaim) }),
  };
}

function userinfoOf(askUserinfo: () => Promise<unknown>): Promise<unknown> {
  return askUserinfo().catch((cause: unknown) => {
    throw new LoginError('no_user', 'The identity provider shared no e-mail address.', cause);
  });
}
