import type { IncomingMessage } from 'node:http';
import { HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import { bodyLimits } from '../../schema/http-limits.ts';
import { isRecord } from '../../schema/is-record.ts';
import { Failure } from '../failure.ts';
import { bearerOf } from '../http/bearer.ts';
import type { Documents } from './documents.ts';

/** A request that has been read, for Apollo and in parsed form. */
interface PlainRequest {
  /** Equal for requests with the same bytes and the same response. */
  requestText: string;
  /** The operation; Apollo refuses members of the wrong type. */
  parameters: () => RequestParameters;
  http: () => HTTPGraphQLRequest;
}

interface RequestParameters {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

/** The headers that Apollo uses: content types, and those that prove a preflight. */
const headersForApollo = {
  GET: ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'],
  POST: ['accept'],
} as const;

const getPrefix = '/graphql?';

/** Accepts only GET requests that no page of another site can send; Apollo refuses the others. */
function isPlainGet({ url = '', headers }: IncomingMessage): boolean {
  const type = headers['content-type'];
  return (
    url.startsWith(getPrefix) &&
    (type === 'application/json' ||
      (type === undefined &&
        Boolean(headers['apollo-require-preflight'] ?? headers['x-apollo-operation-name']))) &&
    headers.accept?.includes('text/html') !== true
  );
}

function isPlainPost({ url, headers }: IncomingMessage): boolean {
  return (
    url === '/graphql' &&
    headers['content-encoding'] === undefined &&
    headers['content-type']?.startsWith('application/json') === true &&
    Number(headers['content-length']) <= bodyLimits.anonymousMax
  );
}

/**
 * Whether a request is a plain operation without a session: JSON by POST or a query by GET.
 */
export function isPlainRequest(
  request: IncomingMessage,
  mayHaveSession: (request: IncomingMessage) => boolean,
): boolean {
  const { method, headers } = request;
  return (
    !mayHaveSession(request) &&
    bearerOf('/graphql', headers) === undefined &&
    headers.accept !== 'text/event-stream' &&
    (method === 'POST' ? isPlainPost(request) : method === 'GET' && isPlainGet(request))
  );
}

function headersOf({ headers }: IncomingMessage, method: 'GET' | 'POST'): HeaderMap {
  const map = new HeaderMap();
  for (const name of headersForApollo[method]) {
    const value = headers[name];
    if (typeof value === 'string') {
      map.set(name, value);
    }
  }
  return map;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('BAD_USER_INPUT', 'The request body is not valid JSON.');
  }
}

function parameters(search: string): RequestParameters {
  const searchParameters = new URLSearchParams(search);
  const jsonOf = (name: string): unknown => {
    const text = searchParameters.get(name);
    try {
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return text;
    }
  };
  return {
    query: searchParameters.get('query'),
    operationName: searchParameters.get('operationName') ?? undefined,
    variables: jsonOf('variables'),
    // Apollo refuses repeated parameters.
    extensions:
      new Set(searchParameters.keys()).size === searchParameters.size
        ? jsonOf('extensions')
        : 'repeated',
  };
}

/**
 * Resolves with the whole body of a request whose size the caller has checked. Uses listeners,
 * because an iterator over the stream takes a quarter of the time of a cached response.
 * @throws Error when the client disconnects before the body is complete.
 */
function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [only, ...others] = chunks;
      resolve(only !== undefined && others.length === 0 ? only : Buffer.concat(chunks));
    });
    request.on('error', reject);
  });
}

/**
 * Reads a plain request to its end.
 * @throws Failure BAD_USER_INPUT when a body is not JSON, but only once it is parsed.
 */
export async function readPlainRequest(request: IncomingMessage): Promise<PlainRequest> {
  // `Accept` determines the media type and the status of a response (GraphQL over HTTP).
  const accept = request.headers.accept ?? '';
  if (request.method === 'GET') {
    const search = (request.url ?? '').slice(getPrefix.length);
    return {
      requestText: `GET ${accept}\n${search}`,
      parameters: () => parameters(search),
      http: () => ({ method: 'GET', headers: headersOf(request, 'GET'), search, body: undefined }),
    };
  }
  const text = (await readBody(request)).toString('utf8');
  let body: { value: unknown } | undefined;
  const bodyOnce = (): unknown => (body ??= { value: parsed(text) }).value;
  return {
    requestText: `POST ${accept}\n${text}`,
    parameters: () => {
      const value = bodyOnce();
      return typeof value === 'object' && value !== null ? value : {};
    },
    http: () => {
      const headers = headersOf(request, 'POST');
      // Apollo would derive this from the content type: browsers send a preflight before JSON.
      headers.set('apollo-require-preflight', 'true');
      return { method: 'POST', headers, search: '', body: bodyOnce() };
    },
  };
}

export interface CanonicalRequest {
  /**
   * The document, and the variables that the operation declares, coerced to their types. The raw
   * form of the request if these cannot be determined.
   */
  name: string;
  /** In units of `graphqlLimits.costMax`; undefined if it cannot be determined. */
  cost?: number;
}

export function canonicalForm(
  { parameters: read, requestText }: PlainRequest,
  accept: string,
  documents: Documents,
): CanonicalRequest {
  const { query, operationName, variables, extensions } = read();
  const plain =
    typeof query === 'string' &&
    (operationName === undefined || operationName === null || typeof operationName === 'string') &&
    (variables === undefined || variables === null || isRecord(variables)) &&
    (extensions === undefined || extensions === null);
  if (!plain) {
    return { name: requestText };
  }
  try {
    const checked = documents.check(query);
    const asked =
      checked.problems.length === 0 ? checked.resolveOperation(operationName, variables) : null;
    if (asked === null || 'problem' in asked) {
      return { name: requestText };
    }
    const operation = asked.operation.name?.value ?? '';
    const values = JSON.stringify(asked.values);
    return { name: `${accept}\n${checked.hash} ${operation} ${values}`, cost: asked.cost };
  } catch {
    // Apollo reports the error.
    return { name: requestText };
  }
}
