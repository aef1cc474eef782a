import type { z } from 'zod';
import { jsonSchemaOf, type JsonSchema } from '../../../schema/json-schema.ts';
import type { Actor } from '../../access/actor.ts';
import type { AgentTool } from '../../access/agent-tools.ts';
import { Failure } from '../../failure.ts';

/** What a tool answers: a text to read, or data. */
export type ToolAnswer = { text: string } | { data: Record<string, unknown> };

/** A tool that agents may call. */
export interface Tool {
  name: AgentTool;
  title: string;
  /** For a model that has never seen the site. */
  description: string;
  /** Whether it changes nothing. */
  readOnly: boolean;
  /** As how many reads a call counts: one for each query of GraphQL that does the same. */
  reads: number;
  inputSchema: JsonSchema;
  outputSchema?: JsonSchema;
  /** @throws Failure BAD_USER_INPUT for arguments that are not what it takes. */
  call: (args: unknown, actor: Actor) => Promise<ToolAnswer>;
}

interface ToolDescription<Input extends z.ZodObject> {
  name: AgentTool;
  title: string;
  description: string;
  readOnly: boolean;
  /** One if absent. */
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

/** Makes a tool that takes what its rule allows and nothing else. */
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
