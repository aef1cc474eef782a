import type { Request, RequestHandler } from 'express';
import type { Access } from '../access/access.ts';
import type { Actor } from '../access/actor.ts';
import { permittedFor } from '../access/policy.ts';
import { restPaths } from '../access/rest-paths.ts';

/** Whether a path matches one in Express's notation, ignoring case and a trailing slash. */
function fits(path: string, written: string): boolean {
  const [parts, wanted] = [path.replace(/\/$/, '').split('/'), written.split('/')];
  return (
    parts.length === wanted.length &&
    wanted.every((part, at) => part.startsWith(':') || part === parts[at]?.toLowerCase())
  );
}

const rows = Object.entries(restPaths).map(([address, access]) => {
  const [method = '', path = ''] = address.split(' ');
  return { method, path, access };
});

/** The row of a request in the access table; undefined for an unknown path. */
function accessOf(method: string, path: string): Access | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  return rows.find((row) => row.method === asked && fits(path, row.path))?.access;
}

/**
 * The actor of a request, by the access table of REST paths (product 19.3); at a path without a
 * row, an API key may do what an anonymous visitor may.
 * @throws Failure UNAUTHENTICATED or FORBIDDEN according to the row.
 */
export function actorAtPath(request: Request, actor: Actor): Actor {
  const access = accessOf(request.method, request.baseUrl + request.path);
  return access === undefined ? actor : permittedFor(actor, access);
}

interface Layer {
  route?: { path: unknown; stack: { method?: string }[] };
}

function layersOf(handler: RequestHandler): Layer[] {
  return 'stack' in handler && Array.isArray(handler.stack) ? (handler.stack as Layer[]) : [];
}

/**
 * Every method and path that the routers handle, in the table's notation; routes that respond with
 * 405 do not count.
 */
function pathsOf(routers: readonly RequestHandler[]): string[] {
  const addresses = routers
    .flatMap(layersOf)
    .flatMap(({ route }) =>
      [route?.path ?? []]
        .flat()
        .flatMap((path) =>
          (route?.stack ?? []).flatMap(({ method }) =>
            method === undefined || typeof path !== 'string' || !path.startsWith('/api/')
              ? []
              : [`${method.toUpperCase()} ${path}`],
          ),
        ),
    );
  return [...new Set(addresses)];
}

/**
 * Returns the routers unchanged.
 * @throws Error naming the paths that have no row in the table.
 */
export function withRows(routers: RequestHandler[]): RequestHandler[] {
  const without = pathsOf(routers).filter((address) => !(address in restPaths));
  if (without.length > 0) {
    throw new Error(`Say in gateway/access/rest-paths.ts who may do this: ${without.join(', ')}.`);
  }
  return routers;
}
