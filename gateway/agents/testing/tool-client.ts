import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect } from 'vitest';
import { z } from 'zod';

/** The result of a tool call. */
export interface Answer {
  text: string;
  data: Record<string, unknown>;
  isError: boolean;
}

/** Connects the official client to a site. */
export async function connectTo(
  url: string,
  headers: Record<string, string> = {},
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers },
  });
  await client.connect(transport);
  return client;
}

export async function callTool(client: Client, name: string, args: object = {}): Promise<Answer> {
  const result = await client.callTool({ name, arguments: { ...args } });
  const [first] = result.content;
  return {
    text: first?.type === 'text' ? first.text : '',
    data: z.record(z.string(), z.unknown()).parse(result.structuredContent ?? {}),
    isError: result.isError === true,
  };
}

/** The whole text that a tool returns in parts. */
export async function inParts(client: Client, name: string, args: object): Promise<string> {
  let text = '';
  for (let from: number | undefined = 0; from !== undefined;) {
    const part = await callTool(client, name, { ...args, from });
    expect(part.text.length).toBeLessThan(41_000);
    const more = /\n\n\[The text goes on\. Call (\w+) again with "from": (\d+)\.\]$/.exec(
      part.text,
    );
    expect(more?.[1] ?? name).toBe(name);
    text += part.text.slice(0, more?.index);
    expect(text, 'ends with a whole character').not.toMatch(/[\uD800-\uDBFF]$/);
    from = more ? Number(more[2]) : undefined;
  }
  return text;
}
