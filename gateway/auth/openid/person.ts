import { z } from 'zod';
import type { IDToken } from 'openid-client';
import { LoginError, plainLine } from '../login-error.ts';

/** A person whom the provider has authenticated. */
export interface Person {
  sub: string;
  email: string;
  firstName?: string;
}

const profile = z.object({
  email: z.string().trim().min(1).max(254).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  given_name: z.string().max(1_000).optional().catch(undefined),
});

type Profile = z.infer<typeof profile>;

/** Some providers send the boolean as text; an absent one counts as verified. */
function isUnverified({ email_verified: verified }: Profile): boolean {
  return verified === false || (typeof verified === 'string' && /^false$/i.test(verified));
}

/**
 * Who logged in: the subject of the ID token only; the e-mail address of the ID token, or else of
 * userinfo (product 9.5). `askUserinfo` is called only when needed, and rejects for another
 * subject; when it fails, there is no e-mail address.
 * @throws LoginError no_user without a verified e-mail address.
 */
export async function identify(
  claims: IDToken,
  askUserinfo: () => Promise<unknown>,
): Promise<Person> {
  const token = profile.safeParse(claims).data ?? {};
  const source = token.email === undefined ? await userinfoOf(askUserinfo) : token;
  if (source.email === undefined || isUnverified(token) || isUnverified(source)) {
    throw new LoginError('no_user', 'The identity provider shared no verified e-mail address.');
  }
  const firstName = plainLine(token.given_name ?? source.given_name ?? '');
  return {
    sub: claims.sub,
    email: source.email,
    ...(firstName === '' ? {} : { firstName }),
  };
}

async function userinfoOf(askUserinfo: () => Promise<unknown>): Promise<Profile> {
  const answer = await askUserinfo().catch((cause: unknown) => {
    throw new LoginError('no_user', 'The identity provider shared no e-mail address.', cause);
  });
  return profile.safeParse(answer).data ?? {};
}
