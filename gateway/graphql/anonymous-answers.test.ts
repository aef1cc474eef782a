import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Post } from '../posts/post.entity.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp('sqlite');
});
afterAll(() => app.close());

const submit = `mutation ($input: DemoRequestInput!) { submitDemoRequest(input: $input) { id } }`;

describe('strangers’ answers', () => {
  it('the same query has the same answer', async () => {
    const query = '{ faqs { id question } }';
    const first = await app.graphql(query);
    const again = await app.graphql(query);
    expect(first.errors).toEqual([]);
    expect(again.data).toEqual(first.data);
    expect(again.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('a whole answer is kept until a save changes what it shows', async () => {
    const query = '{ post(slug: "future-of-hta-submissions") { id title } }';
    const read = async () =>
      (await app.graphql(query)).data as { post: { id: string; title: string } };
    const { post } = await read();
    await app.database.write((manager) =>
      manager.update(Post, { id: post.id }, { title: 'Other' }),
    );
    expect((await read()).post.title).toBe(post.title);
    const cookie = await app.logIn();
    await app.send('PUT', `/api/blog/admin/posts/${post.id}`, { title: 'Third' }, { cookie });
    expect((await read()).post.title).toBe('Third');
  });

  it('is kept apart by the media type that is asked for', async () => {
    const ask = async (accept: string) => {
      const headers = { accept };
      const body = { query: '{ faqs { id } }' };
      return (await app.send('POST', '/graphql', body, headers)).headers.get('content-type');
    };
    expect(await ask('application/json')).toMatch(/^application\/json/);
    expect(await ask('application/graphql-response+json')).toMatch(
      /^application\/graphql-response\+json/,
    );
  });

  it('a mutation is executed each time', async () => {
    const ids = [];
    for (let index = 0; index < 2; index += 1) {
      const { data } = await app.graphql(submit, { input: demoRequest });
      ids.push((data as { submitDemoRequest: { id: string } }).submitDemoRequest.id);
    }
    expect(new Set(ids).size).toBe(2);
  });

  it('a form token is never given to a second stranger, whatever else is asked along with it', async () => {
    const tokens = new Set<unknown>();
    for (const operation of ['mutation { issueFormToken }', 'mutation Open { issueFormToken }']) {
      for (let asked = 0; asked < 3; asked += 1) {
        const { data, headers } = await app.graphql(operation);
        tokens.add((data as { issueFormToken: string }).issueFormToken);
        expect(headers.get('cache-control')).toBe('no-store');
      }
    }
    expect(tokens.size).toBe(6);
    const byGet = await app.send('GET', '/graphql?query=mutation{issueFormToken}', undefined, {
      'apollo-require-preflight': 'true',
    });
    expect(byGet.status).toBe(405);
  });

  it('the administrator is never given a stranger’s answer, nor the other way round', async () => {
    const query = '{ viewer { email } }';
    const cookie = { cookie: await app.logIn() };
    expect((await app.graphql(query)).data).toEqual({ viewer: null });
    const administrator = await app.graphql(query, {}, cookie);
    expect(administrator.data).toEqual({ viewer: { email: 'ada@loon.example' } });
    expect(administrator.headers.get('cache-control')).toBe('no-store');
    expect((await app.graphql(query)).data).toEqual({ viewer: null });
  });

  it('an answer with errors is not kept', async () => {
    const query = '{ visitorRequests { totalCount } }';
    const { errors } = await app.graphql(query);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const cookie = { cookie: await app.logIn() };
    expect((await app.graphql(query, {}, cookie)).errors).toEqual([]);
  });

  it('a read limit of 1,200 a minute per address holds for kept answers as well', async () => {
    const limited = await startTestApp('sqlite', {
      limits: {
        formsPerAddress: { points: 60, seconds: 600 },
        formsOverall: { points: 600, seconds: 60 },
        readsPerAddress: { points: 5, seconds: 60 },
        loginsPerAddress: { points: 30, seconds: 600 },
        renderingsPerAddress: { points: 300, seconds: 60 },
      },
    });
    const statuses = [];
    for (let index = 0; index < 7; index += 1) {
      statuses.push((await limited.graphql('{ __typename }')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await limited.close();
  });
});
