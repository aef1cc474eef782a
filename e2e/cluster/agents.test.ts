import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { change, publish, statusOf, textOf } from './desk.ts';
import { logIn, startGateway, type Gateway, type SiteEnvironment } from './gateways.ts';
import { startPostgres } from './postgres-server.ts';

const cleanups: (() => Promise<void>)[] = [];
let gateways: Gateway[];
let cookie: string;

beforeAll(async () => {
  const server = await startPostgres();
  cleanups.push(server.remove);
  const site: SiteEnvironment = {
    publicUrl: 'https://www.loon.example',
    databaseUrl: server.url,
  };
  gateways = await Promise.all([1, 2].map(() => startGateway(site)));
  gateways.forEach((gateway) => cleanups.push(gateway.remove));
  cookie = await logIn(site);
});

afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

const at = (index: number): string => gateways[index % gateways.length]?.url ?? '';

async function administer<Data>(url: string, query: string): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** The official client; each message goes to another gateway than the previous one. */
async function connect(headers: Record<string, string>): Promise<Client> {
  let messages = 0;
  const transport = new StreamableHTTPClientTransport(new URL(`${at(0)}/mcp`), {
    requestInit: { headers },
    fetch: (_, init) => {
      messages += 1;
      return fetch(`${at(messages)}/mcp`, init);
    },
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  return client;
}

it('an agent’s messages are served by any gateway, and its key is revoked immediately on all', async () => {
  const { createApiKey: made } = await administer<{
    createApiKey: { secret: string; key: { id: string } };
  }>(
    at(0),
    `mutation { createApiKey(input: { name: "Agent", scopes: [POSTS_READ, POSTS_WRITE] }) {
      secret key { id } } }`,
  );
  const client = await connect({ authorization: `Bearer ${made.secret}` });
  const call = async (name: string, args: Record<string, unknown>) => {
    const result = await client.callTool({ name, arguments: args });
    expect(result.isError, JSON.stringify(result.content)).not.toBe(true);
    return result.structuredContent as Record<string, unknown>;
  };
  const titles = ['At one', 'At the other', 'At one again', 'At the other again'];
  const content = 'What an agent wrote through one gateway is read through the other. '.repeat(3);
  let { id, version } = await call('create_draft', { title: 'First', content });
  for (const title of titles) {
    ({ id, version } = await call('update_draft', { id, version, title }));
    expect(JSON.stringify(await call('list_drafts', {}))).toContain(title);
  }
  await administer(at(1), `mutation { revokeApiKey(id: "${made.key.id}") }`);
  for (const { url } of gateways) {
    const refused = await fetch(`${url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${made.secret}`,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    expect(refused.status).toBe(401);
  }
});

it('a post published, changed or withdrawn through one gateway is updated in the Markdown of all', async () => {
  const post = await publish(at(0), cookie, 'Read by machines');
  const markdownPath = `/reflections/${post.slug}.md`;
  const everywhere = async (isSeen: (url: string) => Promise<boolean>) => {
    for (const { url } of gateways)
      await expect.poll(() => isSeen(url), { interval: 50 }).toBe(true);
  };
  const hasTitle = (path: string, title: string) => async (url: string) =>
    (await textOf(url, path)).includes(title);
  for (const path of [markdownPath, '/llms.txt', '/llms-full.txt']) {
    await everywhere(hasTitle(path, 'Read by machines'));
  }
  const changed = await change(at(1), cookie, post, { title: 'Read by machines and people' });
  for (const path of [markdownPath, '/llms.txt', '/llms-full.txt']) {
    await everywhere(hasTitle(path, 'Read by machines and people'));
    expect(new Set(await Promise.all(gateways.map(({ url }) => textOf(url, path)))).size).toBe(1);
  }
  await change(at(0), cookie, changed, { published: false });
  await everywhere(async (url) => (await statusOf(url, markdownPath)) === 404);
  for (const path of ['/llms.txt', '/llms-full.txt']) {
    await everywhere(async (url) => !(await textOf(url, path)).includes(changed.title));
  }
});
