import { z } from 'zod';
import { agentLimits } from '../../../schema/agent-limits.ts';
import { jsonSchemaOf, type JsonSchema } from '../../../schema/json-schema.ts';
import type { Actor } from '../../access/actor.ts';
import type { AgentTool } from '../../access/agent-tools.ts';
import { Failure } from '../../failure.ts';

/** The result of a tool: a text to read, perhaps that of an article, or data. */
type ToolAnswer = { text: string; articleSlug?: string } | { data: Record<string, unknown> };

export interface Tool {
  name: AgentTool;
  title: string;
  /** Written for a model without knowledge of the site. */
  description: string;
  readOnly: boolean;
  /** How many reads a call counts as: one for each GraphQL query that does the same. */
  reads: number;
  inputSchema: JsonSchema;
  outputSchema?: JsonSchema;
  /** @throws Failure BAD_USER_INPUT for invalid arguments. */
  call: (args: unknown, actor: Actor) => Promise<ToolAnswer>;
}

/** The argument of `partOf`. */
export const textStart = z.int().min(0).default(0).describe('Where to go on in a long text.');

/** A part of a text as long as one result may be, with whole characters (product 20.3). */
export function partOf(text: string, from: number, tool: AgentTool): string {
  const part = text.slice(from, from + agentLimits.textMax);
  if (from + part.length >= text.length) {
    return part;
  }
  const whole = part.replace(/[\uD800-\uDBFF]$/, '');
  const next = String(from + whole.length);
  return `${whole}\n\n[The text goes on. Call ${tool} again with "from": ${next}.]`;
}

interface ToolDescription<Input extends z.ZodObject> {
  name: AgentTool;
  title: string;
  description: string;
  readOnly: boolean;
  /** Defaults to 1. */
  reads?: number;
  input: Input;
  run: (input: z.output<Input>, actor: Actor) => Promise<ToolAnswer>;
}

function refusalOf({ issues }: z.ZodError): Failure {
  const fields = Object.fromEntries(
    issues.map(({ path, message }) => [path.join('.') || 'arguments', message]),
  );
  const said = Object.entries(fields).map(([name, message]) => `${name}: ${message}`);
  return new Failure('BAD_USER_INPUT', said.join(' '), { fields });
}

/** Makes a tool that accepts only the input that its schema allows. */
export function toolOf<Input extends z.ZodObject>(
  { input, run, reads = 1, ...description }: ToolDescription<Input>,
  output?: z.ZodObject,
): Tool {
  return {
    ...description,
    reads,
    inputSchema: jsonSchemaOf(input),
    ...(output && { outputSchema: jsonSchemaOf(output, 'output') }),
    call: (args, actor) => {
      const read = input.safeParse(args ?? {});
      if (!read.success) {
        throw refusalOf(read.error);
      }
      return run(read.data, actor);
    },
  };
}
