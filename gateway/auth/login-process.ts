import type { Request, Response } from 'express';
import { LoginError, readReturnQuery } from './login-error.ts';
import { pendingAttempt } from './openid/login-attempt.ts';
import { authenticate, LoginStrategy } from './openid/login-strategy.ts';
import type { Person } from './openid/person.ts';
import type { ProviderConnection } from './openid/provider-connection.ts';
import { ProviderTime } from './openid/provider-http.ts';

/** The value of a query parameter that occurs exactly once and is not empty. */
function parameter(request: Request, name: string): string | undefined {
  const value = request.query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The two halves of a login: to the identity provider, and back. */
export class LoginProcess {
  constructor(
    private readonly connection: ProviderConnection | undefined,
    private readonly clock: () => number,
  ) {}

  /**
   * Redirects the visitor to the provider.
   * @throws LoginError no_strategy when there is no provider; any other error when it is
   *   unavailable.
   */
  async begin(request: Request, response: Response): Promise<void> {
    const time = new ProviderTime();
    const connection = this.configured();
    const metadata = await connection.discover(time);
    const returnQuery = readReturnQuery(request);
    const { clock } = this;
    const strategy = new LoginStrategy({ connection, metadata, time, clock, returnQuery });
    await authenticate(strategy, request, response);
  }

  /**
   * Completes the login and resolves with the person; undefined when the visitor has closed the
   * connection.
   * @throws LoginError with the codes of product 9.5; any other error means that the exchange of
   *   the code or the check of the ID token failed.
   */
  async finish(request: Request, response: Response): Promise<Person | undefined> {
    const connection = this.configured();
    const error = parameter(request, 'error');
    const state = parameter(request, 'state');
    const code = parameter(request, 'code');
    if (error !== undefined) {
      if (request.session.attempt?.state === state) {
        delete request.session.attempt;
      }
      throw new LoginError('oauth_failed', parameter(request, 'error_description') ?? error);
    }
    if (code === undefined) {
      throw new LoginError('no_code');
    }
    pendingAttempt(request, state, this.clock());
    const time = new ProviderTime();
    const metadata = await connection.metadata(time);
    const issuer = parameter(request, 'iss');
    if (issuer !== undefined && issuer !== metadata.issuer) {
      throw new LoginError('auth_failed', 'The response came from another identity provider.');
    }
    const { clock } = this;
    const answer = { code, state };
    const strategy = new LoginStrategy({ connection, metadata, time, clock, answer });
    return authenticate(strategy, request, response);
  }

  private configured(): ProviderConnection {
    if (this.connection === undefined) {
      throw new LoginError('no_strategy');
    }
    return this.connection;
  }
}
