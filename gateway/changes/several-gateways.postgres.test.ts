import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import type { Actor } from '../access/actor.ts';
import { createLogger } from '../log/logger.ts';
import { nobody } from '../posts/attribution/team.ts';
import { PostEditingService } from '../posts/editing/post-editing.service.ts';
import { renderAnswersHere } from '../posts/markdown/render-answer.ts';
import { renderContent } from '../posts/markdown/render-content.ts';
import { startBlogApp, type BlogApp, type RestPost } from '../testing/blog-app.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { storedFormOf, type ChangeFeed } from './change.ts';
import { DirectFeed } from './direct-feed.ts';
import { SiteChanges } from './site-changes.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const later = undoAfterEach();
let storage: TestDatabase;

beforeEach(async () => {
  storage = await createTestDatabase('postgres');
  later(storage.remove);
});

async function gateway(url = storage.url): Promise<BlogApp> {
  const app = await startBlogApp('postgres', {}, { ...storage, url });
  later(app.close);
  return app;
}

/** Runs statements on the database server, as another program would. */
async function onServer(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: storage.url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const ada: Actor = {
  kind: 'administrator',
  email: 'ada@loon.example',
  firstName: 'Ada',
  roles: ['OWNER'],
};

class UnheardFeed extends DirectFeed {
  override readonly note: ChangeFeed['note'] = async (manager, changes) => {
    const { topic, subject } = changes.map(storedFormOf)[0] ?? {};
    await manager.query('INSERT INTO "site_change" ("topic", "subject") VALUES ($1, $2)', [
      topic,
      subject,
    ]);
  };
}

const statusOf = async (app: BlogApp, path: string): Promise<number> =>
  (await fetch(`${app.url}${path}`)).status;
const textOf = async (app: BlogApp, path: string): Promise<string> =>
  (await fetch(`${app.url}${path}`)).text();

/** Every place in which an anonymous visitor finds a post, by name; whether it is there. */
async function placesOf(app: BlogApp, { slug, title }: RestPost): Promise<Record<string, boolean>> {
  const found = await app.read<{
    posts: { edges: { node: { title: string } }[] };
    searchPosts: { post: { title: string } }[];
  }>(`{ posts(first: 10) { edges { node { title } } }
       searchPosts(query: "wombat", first: 5) { post { title } } }`);
  return {
    page: (await statusOf(app, `/reflections/${slug}`)) === 200,
    list: (await textOf(app, '/reflections')).includes(title),
    home: (await textOf(app, '/')).includes(title),
    sitemap: (await textOf(app, '/sitemap.xml')).includes(slug),
    feed: (await textOf(app, '/feed.xml')).includes(title),
    posts: found.posts.edges.some(({ node }) => node.title === title),
    search: found.searchPosts.some(({ post }) => post.title === title),
  };
}

const everywhere = {
  page: true,
  list: true,
  home: true,
  sitemap: true,
  feed: true,
  posts: true,
  search: true,
};
const nowhere = Object.fromEntries(Object.keys(everywhere).map((place) => [place, false]));

describe('several gateways on one PostgreSQL', () => {
  it('a change through one gateway is immediately public through every other', async () => {
    const [one, other] = [await gateway(), await gateway()];
    // Previously cached pages must be dropped.
    const post = await one.post({ title: 'The wombat report', published: false });
    expect(await placesOf(other, post)).toEqual(nowhere);
    const published = await one.change(post.id, { published: true, version: post.version });
    await expect.poll(() => placesOf(other, published), { timeout: 5_000 }).toEqual(everywhere);
    expect(await placesOf(one, published)).toEqual(everywhere);
    await one.change(post.id, { published: false, version: published.version });
    await expect.poll(() => placesOf(other, post), { timeout: 5_000 }).toEqual(nowhere);
    expect(await placesOf(one, post)).toEqual(nowhere);
  });

  it('a scheduled publication is public through every gateway, and recorded once', async () => {
    const [one, other] = [await gateway(), await gateway()];
    const publishedAt = new Date(Date.now() + 2_500).toISOString();
    const post = await one.post({ title: 'The wombat hour', publishedAt });
    expect(await placesOf(other, post)).toEqual(nowhere);
    for (const app of [one, other]) {
      await expect.poll(() => placesOf(app, post), { timeout: 9_000 }).toEqual(everywhere);
    }
    const noted = () =>
      one.database.reader.query<{ count: string }[]>(
        `SELECT count(*) AS "count" FROM "audit_entry" WHERE "action" = 'post.appear'`,
      );
    await expect.poll(noted, { timeout: 9_000 }).toEqual([{ count: '1' }]);
  });

  it('content that was published through one gateway is shown by every other', async () => {
    const [one, other] = [await gateway(), await gateway()];
    expect(await textOf(other, '/')).not.toContain('A question of today?');
    const read = await one.graphql('{ contentPart(name: "faqs") { value } }', {}, one.cookie);
    const { contentPart } = read.data as { contentPart: { value: object[] } };
    const [first, ...others] = contentPart.value;
    const value = [{ ...first, question: 'A question of today?' }, ...others];
    const publishing = `mutation ($value: JSON!) {
      publishContent(name: "faqs", value: $value, version: 0) { version } }`;
    const { errors } = await one.graphql(publishing, { value }, one.cookie);
    expect(errors).toEqual([]);
    const shows = async () => (await textOf(other, '/')).includes('A question of today?');
    await expect.poll(shows, { timeout: 5_000 }).toBe(true);
  });

  it('another template is used on every gateway', async () => {
    const [one, other] = [await gateway(), await gateway()];
    const post = await one.post();
    const path = `/reflections/${post.slug}`;
    const before = await textOf(other, path);
    const read = await one.send('GET', '/api/template/config', undefined, one.cookie);
    const config = (await read.json()) as TemplateConfig;
    const primary = { backgroundColor: '#123456', hoverBackgroundColor: '#123456' };
    const components = { ...config.components, buttons: { primary } };
    const changed = { ...config, components };
    const saved = await one.send('PUT', '/api/template/config', changed, one.cookie);
    expect(saved.status).toBe(200);
    const after = await textOf(one, path);
    expect(after).not.toBe(before);
    await expect
      .poll(async () => (await textOf(other, path)) === after, { timeout: 5_000 })
      .toBe(true);
  });

  it('a lost notification costs a moment: the stored changes are queried anyway', async () => {
    const app = await gateway();
    const post = await app.post({ title: 'The wombat report' });
    expect(await placesOf(app, post)).toEqual(everywhere);
    // A gateway that stores its changes and rings no bell.
    const logger = createLogger({ level: 'silent', pretty: false });
    const elsewhere = new SiteChanges(app.database, new UnheardFeed(logger));
    const now = (): Date => new Date();
    const deps = {
      database: app.database,
      changes: elsewhere,
      render: renderContent,
      renderAnswers: renderAnswersHere,
      team: nobody,
      now,
    };
    await new PostEditingService(deps).delete(ada, post.id);
    await expect.poll(() => placesOf(app, post), { timeout: 5_000 }).toEqual(nowhere);
  });

  it('listeners that are disconnected reconnect, and no change is missed', async () => {
    const [one, other] = [await gateway(), await gateway()];
    const post = await one.post({ title: 'The wombat report' });
    await expect.poll(() => placesOf(other, post), { timeout: 5_000 }).toEqual(everywhere);
    await onServer(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'loon changes' AND datname = current_database()`,
    );
    await one.change(post.id, { published: false, version: post.version });
    await expect.poll(() => placesOf(other, post), { timeout: 5_000 }).toEqual(nowhere);
    expect(await statusOf(other, '/readyz')).toBe(200);
  });

  it('a gateway that receives no changes for 5 s is not ready and serves nothing from its cache', async () => {
    const proxy = await startTcpProxy(storage.url);
    later(proxy.cut);
    const [one, other] = [await gateway(), await gateway(proxy.url)];
    const post = await one.post({ title: 'The wombat report' });
    const path = `/reflections/${post.slug}`;
    await expect.poll(() => statusOf(other, path), { timeout: 5_000 }).toBe(200);
    // By then it has received the change to the post, and caches its page.
    await pause(1_500);
    expect(await statusOf(other, path)).toBe(200);
    await proxy.cut();
    // Cached pages are served for those five seconds.
    expect(await statusOf(other, path)).toBe(200);
    await one.change(post.id, { published: false, version: post.version });
    await expect.poll(() => statusOf(other, path), { timeout: 9_000, interval: 100 }).toBe(503);
    const refused = await fetch(`${other.url}${path}`);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await statusOf(other, '/readyz')).toBe(503);
    await proxy.mend();
    await expect.poll(() => statusOf(other, '/readyz'), { timeout: 9_000 }).toBe(200);
    expect(await statusOf(other, path)).toBe(404);
  });
});
