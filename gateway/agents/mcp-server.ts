import {
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import { agentMessages } from '../../schema/agent-limits.ts';
import type { Actor } from '../access/actor.ts';
import { Failure, unexpectedMessage } from '../failure.ts';
import { answerCall, toolsFor, type Call } from './answer-call.ts';
import type { ArticleResources } from './article-resources.ts';
import type { Tool } from './tools/tool.ts';

/** The tools and resources offered to agents. */
export interface AgentOffer {
  brand: () => string;
  tools: readonly Tool[];
  resources: ArticleResources;
}

export interface AgentMessage {
  request: Request;
  body: unknown;
  actor: Actor;
  charge: Call['charge'];
  articleRead: Call['articleRead'];
  failed: (error: unknown) => void;
}

/** Created once, because each server would otherwise compile its own. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();
const capabilities = { tools: {}, resources: {} };

function described({ name, title, description, readOnly, inputSchema, outputSchema }: Tool) {
  const annotations = {
    title,
    readOnlyHint: readOnly,
    destructiveHint: false,
    idempotentHint: readOnly,
    openWorldHint: false,
  };
  const schemas = {
    inputSchema: { ...inputSchema, type: 'object' as const },
    ...(outputSchema && { outputSchema }),
  };
  return { name, title, description, annotations, ...schemas };
}

function protocolError(error: unknown, failed: (error: unknown) => void): ProtocolError {
  failed(error);
  return error instanceof Failure
    ? new ProtocolError(ProtocolErrorCode.InvalidParams, error.message)
    : new ProtocolError(ProtocolErrorCode.InternalError, unexpectedMessage);
}

/**
 * Answers one message of the Model Context Protocol with a server and a transport of its own, so
 * that any gateway can answer the next message.
 */
export async function answerMessage(
  { brand, tools, resources }: AgentOffer,
  { request, body, ...caller }: AgentMessage,
): Promise<Response> {
  const info = { name: brand(), version: '1' };
  const { instructions } = agentMessages;
  const mcp = new McpServer(info, { capabilities, instructions, jsonSchemaValidator });
  const { server } = mcp;
  server.setRequestHandler('tools/list', () => ({
    tools: toolsFor(tools, caller.actor).map(described),
  }));
  server.setRequestHandler('tools/call', ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    return answerCall({ tool, args: params.arguments, ...caller });
  });
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: resources.templates(),
  }));
  server.setRequestHandler('resources/list', ({ params }) =>
    resources.list(params?.cursor).catch((error: unknown) => {
      throw protocolError(error, caller.failed);
    }),
  );
  server.setRequestHandler('resources/read', ({ params }) =>
    resources.read(params.uri, caller.articleRead).catch((error: unknown) => {
      throw protocolError(error, caller.failed);
    }),
  );
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await mcp.connect(transport);
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await mcp.close();
  }
}
