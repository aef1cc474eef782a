import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentWith, startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import { makeKey, type TestKey } from './testing/make-key.ts';

const posts = '/api/blog/admin/posts';

describe.each(engines)('content written by a program on %s', (engine) => {
  let app: BlogApp;
  let writer: TestKey;
  let publisher: TestKey;
  beforeAll(async () => {
    app = await startBlogApp(engine);
    writer = await makeKey(app, ['posts.write'], { name: 'Importer' });
    publisher = await makeKey(app, ['posts.publish'], { name: 'Publisher' });
  });
  afterAll(() => app.close());

  async function write(): Promise<string> {
    const body = { title: 'By a program', content: contentWith() };
    const response = await app.send('POST', posts, body, writer.headers);
    return ((await response.json()) as { id: string }).id;
  }
  async function authorshipOf(id: string) {
    const { adminPost, postVersions } = await app.read<{
      adminPost: { writtenByProgram: string | null };
      postVersions: { edges: { node: { savedBy: string; byProgram: boolean } }[] };
    }>(
      `{ adminPost(id: "${id}") { writtenByProgram }
         postVersions(postId: "${id}") { edges { node { savedBy byProgram } } } }`,
      'administrator',
    );
    return {
      post: adminPost.writtenByProgram,
      versions: postVersions.edges.map(({ node }) => [node.savedBy, node.byProgram]),
    };
  }

  it('is labeled in list, form and versions until a person has published it', async () => {
    const id = await write();
    const author = 'API key: Importer';
    expect(await authorshipOf(id)).toEqual({ post: author, versions: [[author, true]] });
    await app.change(id, { title: 'Looked at' });
    expect(await authorshipOf(id)).toEqual({
      post: author,
      versions: [
        ['ada@loon.example', false],
        [author, true],
      ],
    });
    await app.change(id, { published: true });
    expect((await authorshipOf(id)).post).toBeNull();
  });

  it('is published by a person, or by a key with posts.publish, which leaves the label', async () => {
    const id = await write();
    const publish = (headers: Record<string, string>) =>
      app.send('PUT', `${posts}/${id}`, { published: true }, headers);
    expect((await publish(writer.headers)).status).toBe(403);
    expect((await publish(publisher.headers)).status).toBe(200);
    expect((await authorshipOf(id)).post).toBe('API key: Importer');
    // Changing or withdrawing a public post requires the same permission.
    const title = await app.send('PUT', `${posts}/${id}`, { title: 'Changed' }, writer.headers);
    expect(title.status).toBe(403);
    expect((await app.send('DELETE', `${posts}/${id}`, undefined, writer.headers)).status).toBe(
      403,
    );
    await app.change(id, { published: true });
    expect((await authorshipOf(id)).post).toBeNull();
  });

  it('is labeled as a pending change of a public post, which a person publishes', async () => {
    const { id, version } = await app.post();
    const { errors } = await app.graphql(
      'mutation ($id: ID!, $input: UpdatePostInput!) { keepPostChanges(id: $id, input: $input) { id } }',
      { id, input: { title: 'Waiting', version } },
      writer.headers,
    );
    expect(errors).toEqual([]);
    const { adminPost } = await app.read<{ adminPost: { waitingChanges: object } }>(
      `{ adminPost(id: "${id}") { waitingChanges { byProgram savedBy number } } }`,
      'administrator',
    );
    expect(adminPost.waitingChanges).toMatchObject({
      byProgram: true,
      savedBy: 'API key: Importer',
    });
    const publish = `mutation { publishPostChanges(id: "${id}", number: 1, version: ${String(version)}) { id title } }`;
    const refused = await app.graphql(publish, {}, writer.headers);
    expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await app.graphql(publish, {}, app.cookie)).errors).toEqual([]);
    expect((await authorshipOf(id)).post).toBeNull();
  });

  it('is not labeled for anonymous visitors', async () => {
    const { slug } = await app.post();
    const { errors } = await app.graphql(`{ post(slug: "${slug}") { writtenByProgram } }`);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
