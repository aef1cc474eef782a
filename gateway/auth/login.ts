import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router, type Request, type RequestHandler } from 'express';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment/env.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import type { Logger } from '../log/logger.ts';
import type { EventCounters } from '../site-module.ts';
import { anonymous, type Actor } from '../access/actor.ts';
import { embeddedProviderRoutes } from './embedded/embedded-provider.ts';
import { LocalLoginLock } from './embedded/local-login-lock.ts';
import { identityFor } from './identity.ts';
import { LoginProcess } from './login-process.ts';
import { loginRoutes } from './login.rest.ts';
import { ProviderConnection } from './openid/provider-connection.ts';
import { PeopleAccess } from './people/people-access.ts';
import type { SessionContent } from './session/session-content.ts';
import {
  renewSessionCookie,
  sessionCookieFor,
  sessionHandler,
  signedCookieCheck,
} from './session/session-cookie.ts';
import { DatabaseSessionStore } from './session/session-store.ts';

interface LoginDependencies {
  /** Canonical origin; decides the callback URL and the cookie's attributes. */
  publicUrl: string;
  /** Whether the operator has set it. */
  publicUrlGiven: boolean;
  /** Where the lock of the local login is stored. */
  stateDirectory: string;
  identity: Environment['identity'];
  database: Database;
  /** Signs the session cookie. */
  sessionSecret: string;
  logger: Logger;
  limiter: AddressLimiter;
  /** Counts refused logins. */
  counters?: EventCounters;
  /** Milliseconds since 1970; tests may pass another one. */
  clock?: () => number;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** The parts of the login that the application mounts, `session` before `routes`. */
interface Login {
  /** Whether a request may have a session; a made-up session cookie does not count. */
  mayHaveSession: (request: IncomingMessage) => boolean;
  /** Wraps the handler of all requests to inspect each one while the local login is on. */
  watched: (handle: Handle) => Handle;
  session: RequestHandler[];
  /** `/api/login`, `/api/callback`, `/api/logout`, and the embedded provider where there is one. */
  routes: Router;
  /**
   * Renews the cookie of a session in use; to be mounted only for responses that are not cached.
   */
  renewal: RequestHandler;
  /** Who sent a request that has passed `session`. */
  actorOf: (request: Request) => Actor;
  /** Who the person of an earlier request is by now; anonymous if the session has ended. */
  currentActorOf: (request: Request) => Promise<Actor>;
}

/** The lock of the local login, if there is one and the site's URL is not configured. */
async function localLoginLockOf(
  { publicUrlGiven, stateDirectory, identity, database, logger }: LoginDependencies,
  clock: () => number,
): Promise<LocalLoginLock | undefined> {
  const options = { stateDirectory, database, logger, clock };
  if (publicUrlGiven) {
    await LocalLoginLock.remove(options);
    return undefined;
  }
  return identity.kind === 'embedded' ? LocalLoginLock.open(options) : undefined;
}

/** Composes session, identity provider and routes (product 5.1, 9.5, 10.3, 10.5). */
export async function createLogin(deps: LoginDependencies): Promise<Login> {
  const { publicUrl, database, logger, limiter, clock = Date.now } = deps;
  const lock = await localLoginLockOf(deps, clock);
  const isLocked = (): boolean => lock?.isLocked() ?? false;
  const cookie = sessionCookieFor(publicUrl);
  const store = new DatabaseSessionStore({ database, cookie: cookie.options, logger, clock });
  const identity = identityFor(deps.identity, publicUrl);
  const routes = Router();
  if (identity?.embedded === true) {
    routes.use(embeddedProviderRoutes(identity.registration, logger, isLocked));
  }
  const people = identity && new PeopleAccess({ identity, database, clock });
  const identified = new WeakMap<Request, Actor>();
  const actorIn = async (content: SessionContent | undefined): Promise<Actor> =>
    isLocked() ? anonymous : ((await people?.actorOf(content)) ?? anonymous);
  const actorOf = (request: Request): Actor =>
    isLocked() ? anonymous : (identified.get(request) ?? anonymous);
  const connection = identity && new ProviderConnection(identity.registration, clock);
  routes.use(
    loginRoutes({
      publicUrl,
      login: new LoginProcess(connection, clock),
      people,
      actorOf,
      isLocked,
      cookie,
      logger,
      limiter,
      counters: deps.counters ?? {},
      clock,
      record: (action) =>
        database.write((manager) => recordAction(manager, { ...action, at: new Date(clock()) })),
    }),
  );
  return {
    mayHaveSession: signedCookieCheck(cookie, deps.sessionSecret),
    session: [
      sessionHandler(cookie, store, deps.sessionSecret),
      async (request, _response, next) => {
        identified.set(request, await actorIn(request.session));
        next();
      },
    ],
    routes,
    renewal: renewSessionCookie(cookie, deps.sessionSecret, clock),
    actorOf,
    currentActorOf: async ({ sessionID }) => actorIn(await store.contentOf(sessionID)),
    watched: (handle) =>
      lock === undefined
        ? handle
        : (request, response) => {
            lock.observe(request.headers);
            handle(request, response);
          },
  };
}
