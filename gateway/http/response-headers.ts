import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Names and values alternately, the format that `writeHead` sends with the least work. */
export function flatHeaders(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

/** Prevents caching of a response that depends on its client; a route may override this. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Lets other sites, such as feed readers, show an image. */
export const shownElsewhere: RequestHandler = (_request, response, next) => {
  response.set('Cross-Origin-Resource-Policy', 'cross-origin');
  next();
};

/**
 * Reads the headers that a handler such as helmet sets on every response once, for responses that
 * are sent before Express.
 */
export function readCommonHeaders(handler: RequestHandler): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  handler(
    request as Parameters<RequestHandler>[0],
    response as Parameters<RequestHandler>[1],
    () => undefined,
  );
  return { ...response.getHeaders() };
}

interface SecurityHeaderOptions {
  /** True when the canonical origin is https. */
  https: boolean;
  /** The inline scripts of the pages, allowed by their hashes. */
  inlineScripts: string[];
  /** In development Vite injects scripts and uses a WebSocket. */
  development: boolean;
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The headers of every response. Scripts come from this origin or are allowed by hash, so that
 * cached pages need no nonce (product 2.2).
 */
export function securityHeaders(options: SecurityHeaderOptions): RequestHandler {
  const hashes = options.inlineScripts.map(hashOf);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...(options.development ? ["'unsafe-inline'"] : hashes)],
        'style-src': ["'self'", "'unsafe-inline'"],
        // An article may show an image by its URL; scripts and everything else come from the site
        // only.
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(options.development ? ['ws:'] : [])],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
        'frame-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        'object-src': ["'none'"],
      },
    },
    strictTransportSecurity: options.https
      ? { maxAge: 63_072_000, includeSubDomains: false, preload: false }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}
