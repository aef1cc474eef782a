import { afterAll, beforeAll, expect, it } from 'vitest';
import { change, publish, sendForm, statusOf, textOf } from './desk.ts';
import { buildRelease, previousRelease } from './previous-release.ts';
import { logIn, startGateway, type Gateway, type SiteEnvironment } from './gateways.ts';
import { startPostgres } from './postgres-server.ts';

const cleanups: (() => Promise<void>)[] = [];
let site: SiteEnvironment;
let previous: Gateway;
let present: Gateway;
let cookie: string;

beforeAll(async () => {
  const release = buildRelease(previousRelease() ?? '');
  const server = await startPostgres();
  cleanups.push(server.remove);
  site = { publicUrl: 'https://www.loon.example', databaseUrl: server.url };
  previous = await startGateway({ ...site, release });
  cleanups.push(previous.remove);
  expect(await sendForm(previous.url, 'before-1@pharma.example')).toBe(201);
  // Its migrations run while the previous release serves requests.
  present = await startGateway(site);
  cleanups.push(present.remove);
  cookie = await logIn(site);
}, 1_200_000);

afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

/** Every text, number and state of the posts as the administrator gets them. */
async function postsAt({ url }: Gateway): Promise<object[]> {
  const path = '/api/blog/admin/posts?includeUnpublished=true';
  const response = await fetch(`${url}${path}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return (await response.json()) as object[];
}

async function requestsAt({ url }: Gateway): Promise<string[]> {
  const query = '{ demoRequests(first: 20) { edges { node { email } } } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as {
    data: { demoRequests: { edges: { node: { email: string } }[] } };
  };
  return data.demoRequests.edges.map(({ node }) => node.email).sort();
}

it("the previous release's build works with the new schema: it reads and writes the same data", async () => {
  const theirs = await publish(previous.url, cookie, 'Written by the former release');
  const ours = await publish(present.url, cookie, 'Written by the new one');
  const changed = await change(previous.url, cookie, ours, { subtitle: 'Edited by the former' });
  await change(present.url, cookie, theirs, { subtitle: 'Edited by the new' });
  // Posts may have fields that the previous release did not know; all others are the same.
  expect(await postsAt(present)).toMatchObject(await postsAt(previous));
  expect(await textOf(previous.url, `/reflections/${changed.slug}`)).toContain(
    'Edited by the former',
  );
  expect(await sendForm(previous.url, 'during-2@pharma.example')).toBe(201);
  expect(await sendForm(present.url, 'during-3@pharma.example')).toBe(201);
  const emails = ['before-1', 'during-2', 'during-3'].map((name) => `${name}@pharma.example`);
  expect(await requestsAt(previous)).toEqual(emails);
  expect(await requestsAt(present)).toEqual(emails);
});

it('and starts on it: an upgrade can be reverted', async () => {
  expect(await previous.restart()).toBe(0);
  for (const path of ['/', '/reflections', '/sitemap.xml', '/feed.xml', '/healthz', '/readyz']) {
    expect([path, await statusOf(previous.url, path)]).toEqual([path, 200]);
  }
  const again = await publish(previous.url, cookie, 'Written after the way back');
  expect(await statusOf(previous.url, `/reflections/${again.slug}`)).toBe(200);
  expect(await statusOf(present.url, `/reflections/${again.slug}`)).toBe(200);
});
