import type { RequestHandler } from 'express';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Converts variants of a program path (`//api`, `/%61pi`) to the canonical form that the routes
 * use, so that no variant bypasses a check.
 */
export const plainProgramPath: RequestHandler = (request, _response, next) => {
  const [path = '', ...query] = request.url.split('?');
  const plain = decoded(path).replace(/\/{2,}/g, '/');
  if (/^\/(api|graphql|mcp)(\/|$)/i.test(plain)) {
    request.url = [encodeURI(plain).replace(/\?/g, '%3F').replace(/#/g, '%23'), ...query].join('?');
  }
  next();
};
