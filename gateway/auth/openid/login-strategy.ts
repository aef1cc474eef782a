import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import passport from 'passport';
import { Strategy as OpenIDConnectStrategy } from 'passport-openidconnect';
import { asError } from '../login-error.ts';
import { LoginAttemptStore, takeAttempt } from './login-attempt.ts';
import { identify, type Person } from './person.ts';
import type { ProviderConnection } from './provider-connection.ts';
import type { ProviderMetadata, ProviderTime } from './provider-http.ts';

interface LoginStrategyOptions {
  connection: ProviderConnection;
  metadata: ProviderMetadata;
  time: ProviderTime;
  clock: () => number;
  /** The query to return to after this login; see `readReturnQuery`. */
  returnQuery?: string | undefined;
  /** The parameters of the callback; absent at the start of a login. */
  answer?: { code: string; state: string | undefined };
}

/** Required by passport-openidconnect but never called: the person is known before. */
function neverCalled(): never {
  throw new Error('The way back does not lead through passport-openidconnect');
}

/**
 * passport-openidconnect for one request. Its redirect to the provider is used, with PKCE and a
 * nonce added. On the callback it would accept an ID token without verifying its signature, and
 * throw outside the request on a malformed response; openid-client handles that part instead.
 */
export class LoginStrategy extends OpenIDConnectStrategy {
  private readonly attempts: LoginAttemptStore;

  constructor(private readonly options: LoginStrategyOptions) {
    const { connection, metadata, clock, returnQuery } = options;
    const { clientId, clientSecret, redirectUri } = connection.registration;
    const attempts = new LoginAttemptStore(clock, returnQuery);
    super(
      {
        issuer: metadata.issuer,
        authorizationURL: metadata.authorization_endpoint,
        tokenURL: metadata.token_endpoint,
        userInfoURL: metadata.userinfo_endpoint ?? '',
        clientID: clientId,
        clientSecret,
        callbackURL: redirectUri,
        scope: ['email', 'profile'],
        nonce: 'required',
        store: attempts,
      },
      neverCalled,
    );
    this.attempts = attempts;
  }

  /** Redirects to the provider, or identifies the person on the callback. */
  override authenticate(request: Request): void {
    const { answer } = this.options;
    if (answer === undefined) {
      super.authenticate(request);
      return;
    }
    this.identifyPerson(request, answer)
      .then((person) => this.success(person))
      .catch((error: unknown) => this.error(asError(error)));
  }

  /** RFC 7636: the provider issues the tokens only to the client that started the login. */
  override authorizationParams(): object {
    const challenge = createHash('sha256').update(this.attempts.codeVerifier).digest('base64url');
    return { code_challenge: challenge, code_challenge_method: 'S256' };
  }

  private async identifyPerson(
    request: Request,
    { code, state }: { code: string; state: string | undefined },
  ): Promise<Person> {
    const { connection, metadata, time, clock } = this.options;
    const attempt = takeAttempt(request, state, clock());
    const redeemed = await connection.redeem(code, attempt, metadata, time);
    return identify(
      redeemed.claims,
      () => connection.userinfo(redeemed, metadata, time),
      connection.registration.groupsClaim,
    );
  }
}

const authenticator = new passport.Passport();

/**
 * Runs the strategy over a request. Resolves with the person, or with undefined when the strategy
 * has redirected the visitor to the provider.
 * @throws LoginError, ProviderError, or any other error.
 */
export function authenticate(
  strategy: LoginStrategy,
  request: Request,
  response: Response,
): Promise<Person | undefined> {
  // passport-openidconnect also reads the URL, but the strategy already has its parameters.
  Object.defineProperty(request, 'query', { value: {} });
  return new Promise((resolve, reject) => {
    const finish = (error: unknown, person?: Person | false): void => {
      if (person) {
        resolve(person);
      } else {
        reject(asError(error ?? new Error('The strategy refused the answer')));
      }
    };
    response.once('close', () => resolve(undefined));
    const handle = authenticator.authenticate(
      strategy,
      { session: false },
      finish,
    ) as RequestHandler;
    handle(request, response, reject);
  });
}
