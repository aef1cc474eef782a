import { agentMessages } from '../../schema/agent-limits.ts';
import { agentTools } from '../access/agent-tools.ts';
import type { Actor } from '../access/actor.ts';
import { permittedFor } from '../access/policy.ts';
import { Failure, unexpectedMessage } from '../failure.ts';
import type { Tool } from './tools/tool.ts';

/** The result of a tool call, in the format of the protocol. */
interface CallAnswer {
  [member: string]: unknown;
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
}

/** A tool call by an agent. */
export interface Call {
  tool: Tool | undefined;
  args: Readonly<Record<string, unknown>> | undefined;
  actor: Actor;
  /**
   * Counts this many reads, including the one for the message itself.
   * @throws Failure RATE_LIMITED when there were too many.
   */
  charge: (reads: number) => Promise<void>;
  /** Called with the slug of an article that the agent has read. */
  articleRead: (slug: string) => void;
  /** Called with unexpected errors. */
  failed: (error: unknown) => void;
}

/** The tools that the actor may call. */
export function toolsFor(tools: readonly Tool[], actor: Actor): Tool[] {
  return tools.filter(({ name }) => {
    try {
      permittedFor(actor, agentTools[name]);
      return true;
    } catch {
      return false;
    }
  });
}

/** Explains a refusal to a model, with what to do next. */
function adviceOn({ code, message }: Failure): string {
  if (code === 'UNAUTHENTICATED') return agentMessages.keyNeeded;
  return code === 'CONFLICT' ? `${message} ${agentMessages.readAgain}` : message;
}

/** Calls a tool if the caller may; a refusal becomes a result that says what to do. */
export async function answerCall(call: Call): Promise<CallAnswer> {
  const { tool, args, actor, charge, articleRead, failed } = call;
  try {
    if (tool === undefined) {
      throw new Failure('NOT_FOUND', agentMessages.unknownTool);
    }
    const permitted = permittedFor(actor, agentTools[tool.name]);
    await charge(tool.reads);
    const answer = await tool.call(args, permitted);
    if ('text' in answer) {
      if (answer.articleSlug !== undefined) articleRead(answer.articleSlug);
      return { content: [{ type: 'text', text: answer.text }] };
    }
    const text = JSON.stringify(answer.data);
    return { content: [{ type: 'text', text }], structuredContent: answer.data };
  } catch (error) {
    failed(error);
    const text = error instanceof Failure ? adviceOn(error) : unexpectedMessage;
    return { content: [{ type: 'text', text }], isError: true };
  }
}
