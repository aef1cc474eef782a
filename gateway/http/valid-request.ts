import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { RequestHandler } from 'express';
import { decodeIfValid } from '../../schema/percent-encoding.ts';
import { requestHeaderLimits, requestTargetLimits } from '../../schema/http-limits.ts';

/** The canonical form of a request's target, as all handlers use it. */
interface RequestTarget {
  /** Path and query; starts with a slash. */
  url: string;
  /** The host in an absolute-form target; it replaces the `Host` header. */
  host?: string;
}

/**
 * Converts a request target to origin-form (RFC 9112 §3.2): removes the origin of the absolute form
 * that proxies send, and the fragment. Undefined if it is not the URL of a web page.
 */
export function readTarget(target: string): RequestTarget | undefined {
  const hash = target.indexOf('#');
  const url = hash === -1 ? target : target.slice(0, hash);
  if (url.startsWith('/')) {
    return { url };
  }
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    return undefined;
  }
  const { host, pathname, search } = new URL(url);
  return { url: pathname + search, host };
}

/**
 * Converts variants of a program path (`//api`, `/%61pi`) to the canonical form that the routes
 * use, so that no variant bypasses a check.
 */
export const plainProgramPath: RequestHandler = (request, _response, next) => {
  const [path = '', ...query] = request.url.split('?');
  const plain = decodeIfValid(path).replace(/\/{2,}/g, '/');
  if (/^\/(api|graphql|mcp)(\/|$)/i.test(plain)) {
    request.url = [encodeURI(plain).replace(/\?/g, '%3F').replace(/#/g, '%23'), ...query].join('?');
  }
  next();
};

interface Refusal {
  status: number;
  body: Buffer;
}

const refusal = (status: number, error: string): Refusal => ({
  status,
  body: Buffer.from(JSON.stringify({ error })),
});
const notValid = refusal(400, 'The URL is not valid.');
const urlTooLong = refusal(414, 'The URL is too long.');
const headerTooLong = refusal(431, 'A header is too long.');

/** Whether a URL without its query, as sent, is longer than any path of the site. */
function hasLongPath(asked: string): boolean {
  const max = requestTargetLimits.pathMax;
  return asked.length > max && asked.slice(0, max + 1).search(/[?#]/) === -1;
}

/** Whether a header that is parsed is longer than a browser sends. */
function hasLongHeader({ accept = '', origin = '', referer = '' }: IncomingHttpHeaders): boolean {
  const limits = requestHeaderLimits;
  return (
    accept.length > limits.accept ||
    origin.length > limits.origin ||
    referer.length > limits.referer
  );
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  { status, body }: Refusal,
): false {
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return false;
}

/**
 * Converts a request's target to the canonical form that all handlers use. Responds with 400 when
 * it is not a URL, 414 when its path is too long, and 431 when a header is that takes long to parse
 * (product 9.12); true when the request may continue. `headers` are the headers of every response.
 */
export function isValidRequest(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): boolean {
  if (hasLongHeader(request.headers)) {
    return refuse(request, response, headers, headerTooLong);
  }
  const asked = request.url ?? '/';
  if (asked === '*' && request.method === 'OPTIONS') {
    return true;
  }
  if (hasLongPath(asked)) {
    return refuse(request, response, headers, urlTooLong);
  }
  const target = readTarget(asked);
  if (target === undefined) {
    return refuse(request, response, headers, notValid);
  }
  request.url = target.url;
  if (target.host !== undefined) {
    request.headers.host = target.host;
  }
  return true;
}
