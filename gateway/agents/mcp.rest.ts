import { Router, type Request as ExpressRequest, type RequestHandler } from 'express';
import { agentLimits, agentMessages } from '../../schema/agent-limits.ts';
import { type Actor, asAgent, anonymous } from '../access/actor.ts';
import { Failure } from '../failure.ts';
import { crossSiteFailure, isCrossSite } from '../http/cross-site.ts';
import { jsonBodyOf } from '../http/json-body.ts';

/**
 * The actor of an agent's request: the holder of a key, without the scope to publish even if the
 * key has it elsewhere. A person's cookie does not count.
 */
function agentActor(actor: Actor): Actor {
  if (actor.kind !== 'key') {
    return anonymous;
  }
  const scopes = new Set(actor.scopes);
  scopes.delete('posts.publish');
  return { ...asAgent(actor), scopes, permitted: false };
}

interface McpRoutesOptions {
  publicUrl: string;
  /** Loads the protocol library. */
  load: () => Promise<unknown>;
  answer: (message: {
    request: Request;
    body: unknown;
    actor: Actor;
    requestId: string | undefined;
    clientAddress: string;
    userAgent: string | undefined;
  }) => Promise<Response>;
  actorOf: (request: ExpressRequest) => Actor;
}

const passedOn = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id'];

function headersOf({ headers }: ExpressRequest): Headers {
  return new Headers(
    passedOn.flatMap((name): [string, string][] => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** The number of arguments of a tool call. */
function argumentsOf(message: unknown): number {
  let found = message;
  for (const member of ['params', 'arguments']) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, member) : undefined;
  }
  return typeof found === 'object' && found !== null ? Object.keys(found).length : 0;
}

/**
 * `/mcp`: the Model Context Protocol over Streamable HTTP, without sessions (product 20.3). Each
 * POST is independent, so there is no stream to open (GET) and no session to end (DELETE).
 */
export function mcpRoutes({ publicUrl, load, answer, actorOf }: McpRoutesOptions): Router {
  const own = new URL(publicUrl);
  const routes = Router();
  // Applies with a key too, and to every method: a page of another site must not act through a
  // browser.
  const refuseOthers: RequestHandler = (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next(isCrossSite(request.headers, own) ? crossSiteFailure() : undefined);
  };

  // All requests that wait for the import continue at the same moment, so it is loaded before they
  // are queued.
  const loadFirst: RequestHandler = async (_request, _response, next) => {
    await load();
    next();
  };

  routes.use('/mcp', refuseOthers);

  routes.post('/mcp', loadFirst, ...jsonBodyOf(actorOf), async (request, response) => {
    const body: unknown = request.body;
    if (Array.isArray(body)) {
      throw new Failure('BAD_USER_INPUT', agentMessages.noBatches);
    }
    // Otherwise the protocol and the tool would read every argument and name it in the refusal
    // (product 20.3).
    if (argumentsOf(body) > agentLimits.argumentsMax) {
      throw new Failure('BAD_USER_INPUT', agentMessages.tooManyArguments);
    }
    const message = new Request(`${publicUrl}/mcp`, {
      method: 'POST',
      headers: headersOf(request),
    });
    const requestId = response.get('x-request-id');
    const actor = agentActor(actorOf(request));
    const answered = await answer({
      request: message,
      body,
      actor,
      requestId,
      clientAddress: request.ip ?? '',
      userAgent: request.get('user-agent'),
    });
    response.status(answered.status);
    answered.headers.forEach((value, name) => response.set(name, value));
    response.set('Cache-Control', 'no-store').end(await answered.text());
  });

  routes.all('/mcp', (_request, response) => {
    response.set('Allow', 'POST').status(405).json({ error: agentMessages.usePost });
  });

  return routes;
}
