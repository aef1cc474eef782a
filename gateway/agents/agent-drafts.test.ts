import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, type TestKey } from '../keys/testing/make-key.ts';
import { contentWith, startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import { dayMs } from '../../schema/durations.ts';

const posts = '/api/blog/admin/posts';
const author = 'Agent with API key: Scribe';
const tomorrow = () => new Date(Date.now() + dayMs).toISOString();

interface SavedDraft {
  id: string;
  version: number;
}

interface Authorship {
  adminPosts: { edges: { node: { id: string; writtenByProgram: string | null } }[] };
  adminPost: {
    writtenByProgram: string | null;
    published: boolean;
    waitingChanges: { byProgram: boolean; savedBy: string } | null;
  };
  postVersions: { edges: { node: { savedBy: string; byProgram: boolean } }[] };
}

describe.each(engines)('drafts by an agent that uses the official client, on %s', (engine) => {
  let app: BlogApp;
  let writer: TestKey;
  let publisher: TestKey;
  let agent: Client;
  const connect = async ({ headers }: TestKey): Promise<Client> => {
    const client = new Client({ name: 'test', version: '1' });
    const url = new URL(`${app.url}/mcp`);
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
    return client;
  };
  beforeAll(async () => {
    app = await startBlogApp(engine);
    writer = await makeKey(app, ['posts.read', 'posts.write'], { name: 'Scribe' });
    publisher = await makeKey(app, ['posts.read', 'posts.write', 'posts.publish']);
    agent = await connect(writer);
  });
  afterAll(async () => {
    await agent.close();
    await app.close();
  });

  async function write(name: string, args: Record<string, unknown>): Promise<SavedDraft> {
    const answer = await agent.callTool({ name, arguments: args });
    expect(answer.isError, JSON.stringify(answer)).not.toBe(true);
    return answer.structuredContent as SavedDraft;
  }
  const draft = () => write('create_draft', { title: 'By an agent', content: contentWith() });

  /** The authorship shown in the list, the form and the versions, newest version first. */
  async function authorshipOf(id: string) {
    const { adminPosts, adminPost, postVersions } = await app.read<Authorship>(
      `{ adminPosts(first: 50) { edges { node { id writtenByProgram } } }
         adminPost(id: "${id}") { writtenByProgram published waitingChanges { byProgram savedBy } }
         postVersions(postId: "${id}") { edges { node { savedBy byProgram } } } }`,
      'administrator',
    );
    return {
      list: adminPosts.edges.find(({ node }) => node.id === id)?.node.writtenByProgram,
      form: adminPost.writtenByProgram,
      versions: postVersions.edges.map(({ node }) => [node.savedBy, node.byProgram]),
      published: adminPost.published,
    };
  }

  const update = (id: string, input: object, headers: Record<string, string>) =>
    app.graphql(
      'mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { id } }',
      { id, input },
      headers,
    );
  const put = (id: string, change: object, headers: Record<string, string>) =>
    app.send('PUT', `${posts}/${id}`, change, headers);

  it('are marked in list, form and versions after create_draft until a person publishes them', async () => {
    const { id } = await draft();
    expect(await authorshipOf(id)).toEqual({
      ...{ list: author, form: author, published: false },
      versions: [[author, true]],
    });
    await app.change(id, { published: true, confirmReading: true });
    const { list, form, versions } = await authorshipOf(id);
    expect([list, form]).toEqual([null, null]);
    // Involvement of a program stays recorded.
    expect(versions.at(-1)).toEqual([author, true]);
  });

  it('are marked when update_draft changes a draft that a person started', async () => {
    const { id, version } = await app.post({ published: false });
    expect((await authorshipOf(id)).form).toBeNull();
    await write('update_draft', { id, version, title: 'Continued by an agent' });
    expect(await authorshipOf(id)).toEqual({
      ...{ list: author, form: author, published: false },
      versions: [
        [author, true],
        ['ada@loon.example', false],
      ],
    });
  });

  it('do not reveal their title through update_draft to a key without posts.read', async () => {
    const { id, version } = await app.post({ title: 'Confidential', published: false });
    const client = await connect(await makeKey(app, ['posts.write']));
    const change = (args: object) =>
      client.callTool({ name: 'update_draft', arguments: { id, ...args } });
    const { structuredContent } = await change({ version, subtitle: 'Below' });
    expect(structuredContent).toMatchObject({ id, version: version + 1 });
    expect(structuredContent).not.toHaveProperty('title');
    const sent = await change({ version: version + 1, title: 'Sent' });
    expect(sent.structuredContent).toMatchObject({ title: 'Sent' });
    await client.close();
  });

  it('cannot be published or scheduled by a key without posts.publish', async () => {
    const { id, version } = await draft();
    const ways: object[] = [
      { published: true },
      { published: true, publishedAt: tomorrow() },
      { published: true, publishedAt: '2020-01-01T00:00:00Z' },
      { published: true, title: 'With another title', content: contentWith('more') },
    ];
    for (const change of ways) {
      const { errors } = await update(id, { version, ...change }, writer.headers);
      expect(errors[0]?.extensions.code, JSON.stringify(change)).toBe('FORBIDDEN');
      expect((await put(id, { version, ...change }, writer.headers)).status).toBe(403);
      const made = { title: 'Public at once', content: contentWith(), ...change };
      expect((await app.send('POST', posts, made, writer.headers)).status).toBe(403);
    }
    expect(await authorshipOf(id)).toMatchObject({ form: author, published: false });
    expect((await authorshipOf(id)).versions).toHaveLength(1);
  });

  it('cannot be published as pending changes of a public post by such a key, only by a person', async () => {
    const { id, version } = await app.post();
    const saved = await app.graphql(
      'mutation ($id: ID!, $input: UpdatePostInput!) { keepPostChanges(id: $id, input: $input) { id } }',
      { id, input: { title: 'Waiting', version } },
      writer.headers,
    );
    expect(saved.errors).toEqual([]);
    const publish = `mutation { publishPostChanges(id: "${id}", number: 1, version: ${String(version)}) { id } }`;
    const refused = await app.graphql(publish, {}, writer.headers);
    expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
    const included = { version, waitingChanges: 1, published: true, title: 'Waiting' };
    expect((await put(id, included, writer.headers)).status).toBe(403);
    expect((await app.graphql(publish, {}, app.cookie)).errors).toEqual([]);
    expect((await authorshipOf(id)).form).toBeNull();
  });

  it('are published by a key only once a person has confirmed having read them', async () => {
    const { id, version } = await draft();
    const published = { published: true, version };
    const { errors } = await update(id, published, publisher.headers);
    expect(errors[0]?.extensions.code).toBe('CHECKS_FAILED');
    expect((await put(id, published, publisher.headers)).status).toBe(422);
    for (const { headers } of [writer, publisher]) {
      const confirmed = { ...published, confirmReading: true };
      expect((await update(id, confirmed, headers)).errors[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await put(id, confirmed, headers)).status).toBe(403);
      const confirm = `mutation { confirmReading(id: "${id}", version: ${String(version)}) { id } }`;
      const refused = await app.graphql(confirm, {}, headers);
      expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect(await authorshipOf(id)).toMatchObject({ published: false });
    await app.change(id, { confirmReading: true });
    expect((await update(id, published, publisher.headers)).errors).toEqual([]);
  });

  it('stay marked when a key with posts.publish publishes them', async () => {
    const read = async () => {
      const post = await draft();
      await app.change(post.id, { confirmReading: true });
      return post;
    };
    const byGraphQL = await read();
    const published = { published: true, version: byGraphQL.version };
    expect((await update(byGraphQL.id, published, publisher.headers)).errors).toEqual([]);
    const byRest = await read();
    expect((await put(byRest.id, { published: true }, publisher.headers)).status).toBe(200);
    const scheduled = await draft();
    const later = { published: true, publishedAt: tomorrow() };
    expect((await put(scheduled.id, later, publisher.headers)).status).toBe(200);
    for (const { id } of [byGraphQL, byRest, scheduled]) {
      expect(await authorshipOf(id)).toMatchObject({ list: author, form: author, published: true });
      await app.change(id, { published: true });
      expect(await authorshipOf(id)).toMatchObject({ list: null, form: null });
    }
  });
});
