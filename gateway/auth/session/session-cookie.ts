import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { unattendedHeader } from '../../../schema/unattended.ts';
import { movedEnd } from './session-content.ts';
import type { DatabaseSessionStore } from './session-store.ts';

/** The session cookie for the canonical origin. */
export interface SessionCookie {
  name: string;
  options: CookieOptions & { secure: boolean; httpOnly: true; sameSite: 'lax'; path: '/' };
}

/** `Secure` and the `__Host-` prefix on an https origin; on http the browser would reject both. */
export function sessionCookieFor(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-loon.sid' : 'loon.sid',
    options: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
  };
}

/** Flags the session of an automatic request; properties that are not enumerable are not stored. */
function flagUnattended(request: Request): void {
  if (request.get(unattendedHeader) !== undefined) {
    Object.defineProperty(request.session, 'unattended', { value: true });
  }
}

/**
 * The session of a request. A request without the cookie reads nothing from the database, and a
 * visitor who does not log in gets no session and no cookie.
 */
export function sessionHandler(
  cookie: SessionCookie,
  store: DatabaseSessionStore,
  secret: string,
): RequestHandler {
  const read = session({
    name: cookie.name,
    cookie: cookie.options,
    secret,
    store,
    resave: false,
    saveUninitialized: false,
  });
  return (request, response, next) => {
    if (cookie.options.secure) {
      // The public origin is https; a proxy that ends TLS may not have said so.
      Object.defineProperty(request, 'secure', { value: true });
    }
    read(request, response, (error?: unknown) => {
      if (error === undefined) {
        flagUnattended(request);
      }
      next(error);
    });
  };
}

/**
 * Sends an administrator's cookie again whenever a request extends the session, so that it lasts as
 * long as the session, even over a closed browser. For responses that no cache stores.
 */
export function renewSessionCookie(
  cookie: SessionCookie,
  secret: string,
  clock: () => number,
): RequestHandler {
  return (request, response, next) => {
    const { session, sessionID } = request;
    const end = movedEnd(session, clock());
    if (end !== undefined) {
      // Express signs as express-session does, with this secret.
      Object.assign(request, { secret });
      const expires = new Date(end);
      response.cookie(cookie.name, sessionID, { ...cookie.options, signed: true, expires });
    }
    next();
  };
}

/** Clears the session cookie in the browser. */
export function clearSessionCookie(cookie: SessionCookie, response: Response): void {
  response.clearCookie(cookie.name, cookie.options);
}
