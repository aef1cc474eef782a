import { createLocalJWKSet, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { ProviderError } from './provider-http.ts';

const clockSkewSeconds = 60;

/** Signatures made with the provider's private key; neither `none` nor a shared secret. */
const algorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** The claims of an ID token whose signature and address have been checked. */
export type VerifiedClaims = JWTPayload & { iss: string; sub: string; exp: number };

const verified = z.looseObject({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  exp: z.number(),
});

/** What an ID token must say to be meant for this login. */
export interface ExpectedToken {
  issuer: string;
  clientId: string;
  nonce: string;
  /** The provider's key set, as it was received. */
  keys: unknown;
  now: number;
}

function isMeantFor(clientId: string, { aud, azp }: JWTPayload): boolean {
  const several = Array.isArray(aud) && aud.length > 1;
  return azp === undefined ? !several : azp === clientId;
}

/**
 * Checks an ID token as OpenID Connect Core §3.1.3.7 demands: signature by one of the provider's
 * keys, issuer, audience, nonce, and times with a tolerance of 60 seconds.
 * @throws ProviderError when any of them is not right.
 */
export async function verifyIdToken(
  idToken: string,
  expected: ExpectedToken,
): Promise<VerifiedClaims> {
  const keys = keySet.safeParse(expected.keys);
  if (!keys.success) {
    throw new ProviderError("The provider's key set is not usable");
  }
  let payload: JWTPayload;
  try {
    ({ payload } = await jwtVerify(idToken, createLocalJWKSet(keys.data), {
      issuer: expected.issuer,
      audience: expected.clientId,
      algorithms,
      clockTolerance: clockSkewSeconds,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: new Date(expected.now),
    }));
  } catch (cause) {
    throw new ProviderError('The ID token is not valid', cause);
  }
  const claims = verified.safeParse(payload);
  if (
    !claims.success ||
    expected.nonce === '' ||
    payload['nonce'] !== expected.nonce ||
    !isMeantFor(expected.clientId, payload)
  ) {
    throw new ProviderError('The ID token is not meant for this login');
  }
  return claims.data;
}

/**
 * The verified claims as passport-openidconnect reads them. It looks at claims only, without a
 * signature and without a tolerance for clocks, so it is handed what has been verified, with the
 * tolerance added.
 */
export function tokenForStrategy(claims: VerifiedClaims): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const tolerant = { ...claims, exp: claims.exp + clockSkewSeconds };
  return `${encode({ alg: 'none' })}.${encode(tolerant)}.`;
}
