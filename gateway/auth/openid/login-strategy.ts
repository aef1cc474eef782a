import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import passport from 'passport';
import {
  Strategy as OpenIDConnectStrategy,
  type Profile,
  type VerifyCallback,
} from 'passport-openidconnect';
import { asError } from '../as-error.ts';
import { tokenForStrategy } from './id-token.ts';
import { LoginAttemptStore } from './login-attempt.ts';
import { identify, type Person } from './person.ts';
import type { ProviderConnection, RedeemedCode } from './provider-connection.ts';
import type { ProviderTime } from './provider-http.ts';
import type { ProviderMetadata } from './provider-metadata.ts';

type TokenCallback = (
  error: Error | null,
  accessToken?: string,
  refreshToken?: string,
  answer?: { id_token: string },
) => void;

/**
 * passport-openidconnect for one request, with what it leaves open closed: PKCE, a nonce, an ID
 * token verified by the provider's keys before the strategy sees it, and no call without limits
 * of time and size. It makes no call of its own to the provider.
 */
export class LoginStrategy extends OpenIDConnectStrategy {
  private readonly attempts: LoginAttemptStore;

  constructor(
    connection: ProviderConnection,
    metadata: ProviderMetadata,
    time: ProviderTime,
    clock: () => number,
    /** Where a login that begins here leads back to; see `readReturnQuery`. */
    returnQuery?: string,
  ) {
    const { clientId, clientSecret, redirectUri } = connection.registration;
    const attempts = new LoginAttemptStore(clock, returnQuery);
    let redeemed: RedeemedCode | undefined;

    const redeem = async (code: string): Promise<RedeemedCode> => {
      if (attempts.restored === undefined) {
        throw new Error('A code was redeemed before its state was verified');
      }
      redeemed = await connection.redeem(code, attempts.restored, metadata, time);
      return redeemed;
    };

    const personOf = async (code: RedeemedCode | undefined): Promise<Person> => {
      if (code === undefined) {
        throw new Error('A person was asked for before a code was redeemed');
      }
      return identify(code.claims, () => connection.userinfo(code, metadata, time));
    };

    super(
      {
        issuer: metadata.issuer,
        authorizationURL: metadata.authorizationUrl,
        tokenURL: metadata.tokenUrl,
        userInfoURL: metadata.userinfoUrl ?? '',
        clientID: clientId,
        clientSecret,
        callbackURL: redirectUri,
        scope: ['email', 'profile'],
        nonce: 'required',
        skipUserProfile: true,
        store: attempts,
      },
      (_issuer: string, _profile: Profile, done: VerifyCallback) => {
        personOf(redeemed)
          .then((person) => done(null, person))
          .catch((error: unknown) => done(asError(error)));
      },
    );
    this.attempts = attempts;

    Object.assign(this._oauth2, {
      getOAuthAccessToken: (code: string, _parameters: unknown, callback: TokenCallback): void => {
        redeem(code)
          .then(({ claims, accessToken }) => {
            callback(null, accessToken, undefined, { id_token: tokenForStrategy(claims) });
          })
          .catch((error: unknown) => callback(asError(error)));
      },
    });
  }

  /** RFC 7636: the provider hands the tokens to nobody but who started the login. */
  override authorizationParams(): object {
    const challenge = createHash('sha256').update(this.attempts.codeVerifier).digest('base64url');
    return { code_challenge: challenge, code_challenge_method: 'S256' };
  }
}

const authenticator = new passport.Passport();

/**
 * Runs the strategy over a request whose only parameters are `parameters`. Resolves with the
 * person, or with undefined when the strategy has sent the visitor to the provider.
 * @throws LoginError, ProviderError, or whatever else went wrong.
 */
export function authenticate(
  strategy: LoginStrategy,
  parameters: { code?: string; state?: string },
  request: Request,
  response: Response,
): Promise<Person | undefined> {
  Object.defineProperty(request, 'query', { value: parameters });
  return new Promise((resolve, reject) => {
    const settle = (error: unknown, person?: Person | false): void => {
      if (person) {
        resolve(person);
      } else {
        reject(unwrapped(error ?? new Error('The strategy refused the answer')));
      }
    };
    response.once('close', () => resolve(undefined));
    const handle = authenticator.authenticate(
      strategy,
      { session: false },
      settle,
    ) as RequestHandler;
    handle(request, response, reject);
  });
}

/** The strategy wraps what the token endpoint caused. */
function unwrapped(error: unknown): Error {
  const cause =
    error instanceof Error && 'oauthError' in error ? asError(error.oauthError) : undefined;
  return cause ?? asError(error);
}
