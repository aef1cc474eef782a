import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
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
