import { Router, type Request, type Response } from 'express';
import { loginOff } from '../../schema/messages.ts';
import type { Actor } from '../access/actor.ts';
import type { RecordedAction } from '../audit/record-action.ts';
import { crossSiteFailure, isCrossSiteGet } from '../http/cross-site.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import type { Logger } from '../log/logger.ts';
import type { EventCounters } from '../site-module.ts';
import { adminAddress, LoginError, readReturnQuery, type LoginErrorCode } from './login-error.ts';
import type { LoginProcess } from './login-process.ts';
import { canonicalLoopbackUrl } from './loopback.ts';
import { ProviderError } from './openid/provider-http.ts';
import type { PeopleAccess } from './people/people-access.ts';
import { clearSessionCookie, type SessionCookie } from './session/session-cookie.ts';
import { endSession, isStored, startSession } from './session/session-content.ts';

interface LoginRouteOptions {
  publicUrl: string;
  login: LoginProcess;
  /** Absent when there is no provider. */
  people: PeopleAccess | undefined;
  actorOf: (request: Request) => Actor;
  isLocked: () => boolean;
  cookie: SessionCookie;
  logger: Logger;
  limiter: AddressLimiter;
  counters: EventCounters;
  clock: () => number;
  /** Writes an entry of the audit log. */
  record: (action: Omit<RecordedAction, 'at'>) => Promise<void>;
}

const noTrustedAnswer = 'The identity provider’s response could not be verified.';
const offTheList =
  'This account is not on the list of administrators. To use another one, sign out at the identity provider first.';

/** The error's message with the messages of its causes. */
function reasonOf(error: unknown): string {
  const reasons: string[] = [];
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    reasons.push(cause.message);
  }
  return reasons.join(': ');
}

function asLoginError(error: unknown, code: LoginErrorCode): LoginError {
  if (error instanceof LoginError) {
    return error;
  }
  const details = error instanceof ProviderError ? noTrustedAnswer : undefined;
  return new LoginError(code, details, error);
}

/**
 * The three navigations of the login (product 9.5). Each ends at a path of this site or at the
 * provider; failures return the codes of product 9.5. Logging out is local: it ends the session
 * here, not the one at the provider, which other applications may share.
 * The audit log records a login and a logout before they take effect, so that none goes unrecorded,
 * and the refusal of a known person. Failures that need no account, such as a callback without a
 * code, are only in the server's log.
 * @throws Failure RATE_LIMITED for too many logins, FORBIDDEN for a logout by another site.
 */
export function loginRoutes(options: LoginRouteOptions): Router {
  const { publicUrl, login, people, cookie, logger, clock, record, counters } = options;

  const take = (request: Request): Promise<void> =>
    options.limiter.take(request.ip ?? '').catch((error: unknown) => {
      counters.loginRefused?.();
      throw error;
    });

  const fail = (
    response: Response,
    error: unknown,
    code: LoginErrorCode,
    returnQuery: string | undefined,
  ): void => {
    const failure = asLoginError(error, code);
    const expected = error instanceof LoginError || error instanceof ProviderError;
    logger.warn(
      { code: failure.code, reason: reasonOf(failure), ...(expected ? {} : { err: error }) },
      'A login failed',
    );
    if (!response.headersSent) {
      response.redirect(failure.location(returnQuery));
    }
  };

  const admit = async (
    request: Request,
    response: Response,
    returnQuery: string | undefined,
  ): Promise<void> => {
    const person = await login.finish(request, response);
    if (person === undefined || people === undefined) {
      return;
    }
    if (!(await people.admit(person))) {
      counters.loginRefused?.();
      throw new LoginError('not_authorized', offTheList);
    }
    const now = clock();
    const { sub, email, firstName, name } = person;
    const { issuer } = people;
    await startSession(request, { issuer, sub, email, firstName, name, since: now }, now);
    if (options.isLocked()) {
      await endSession(request);
      throw new LoginError('login_failed', loginOff);
    }
    logger.info({ sub: person.sub }, 'An administrator logged in');
    response.redirect(adminAddress(returnQuery, { success: 'login' }));
  };

  const routes = Router();

  routes.use(['/api/login', '/api/callback', '/api/logout'], (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  routes.get('/api/login', async (request, response) => {
    const canonical = canonicalLoopbackUrl(request, publicUrl);
    if (canonical !== undefined) {
      response.redirect(canonical);
      return;
    }
    await take(request);
    const returnQuery = readReturnQuery(request);
    await login
      .begin(request, response)
      .catch((error: unknown) => fail(response, error, 'login_failed', returnQuery));
  });

  routes.get('/api/callback', async (request, response) => {
    // The callback of a login is not counted again.
    const { attempt } = request.session;
    if (attempt === undefined) {
      await take(request);
    }
    const returnQuery = attempt?.returnQuery;
    await admit(request, response, returnQuery).catch((error: unknown) =>
      fail(response, error, 'callback_failed', returnQuery),
    );
  });

  routes.get('/api/logout', async (request, response) => {
    // A logout changes state although it is a GET.
    if (isCrossSiteGet(request.headers, new URL(publicUrl))) {
      throw crossSiteFailure();
    }
    if (isStored(request)) {
      const actor = options.actorOf(request);
      if (actor.kind === 'administrator') {
        await record({ by: actor.email, action: 'logout' });
      }
      await endSession(request);
    }
    clearSessionCookie(cookie, response);
    response.redirect('/blog-admin');
  });

  return routes;
}
