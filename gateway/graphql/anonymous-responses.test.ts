import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Post } from '../posts/entities/post.entity.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { productionLimits } from '../http/rate-limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp('sqlite');
});
afterAll(() => app.close());

const submit = `mutation ($input: DemoRequestInput!) { submitDemoRequest(input: $input) { id } }`;

describe('responses to unauthenticated requests', () => {
  it('are the same for the same query', async () => {
    const query = '{ faqs { id question } }';
    const first = await app.graphql(query);
    const again = await app.graphql(query);
    expect(first.errors).toEqual([]);
    expect(again.data).toEqual(first.data);
    expect(again.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are cached as a whole until a save changes what they show', async () => {
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

  it('are cached for requests without a signed session cookie, whatever other cookies the browser sends', async () => {
    const query = '{ post(slug: "making-systematic-reviews-feasible") { title } }';
    const first = await app.graphql(query);
    // No notification follows this write, so the cached responses stay in use.
    await app.database.write((manager) =>
      manager.update(Post, { slug: 'making-systematic-reviews-feasible' }, { title: 'Unheard' }),
    );
    const signed = await app.logIn();
    const madeUp = ['loon.sid=a', `${signed}a`, `loon.sid=a; ${signed}`];
    for (const cookie of ['consent=yes', `x${signed}`, `a=${signed}`, ...madeUp]) {
      expect((await app.graphql(query, {}, { cookie })).data, cookie).toEqual(first.data);
    }
    for (const cookie of [signed, `consent=yes; ${signed}`, `;a=b;${signed.replace('=', ' =')}`]) {
      expect((await app.graphql(query, {}, { cookie })).data, cookie).toEqual({
        post: { title: 'Unheard' },
      });
    }
  });

  it('have one Cache-Control header: no caching, or Apollo’s own for an unknown query', async () => {
    const cached = await app.send('POST', '/graphql', { query: '{ faqs { id } }' });
    expect(cached.headers.get('cache-control')).toBe('no-store');
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    const unknown = await app.send('POST', '/graphql', { extensions });
    expect(unknown.headers.get('cache-control')).toBe('private, no-cache, must-revalidate');
  });

  it('are cached separately for each requested media type', async () => {
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

  describe('to equivalent requests in different forms', () => {
    const query = 'query Ask($slug: String!) { post(slug: $slug) { id title } }';
    const slug = 'future-of-hta-submissions';
    const variables = { slug };
    const byPost = (body: object) => app.send('POST', '/graphql', body);
    const byGet = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
      app.send('GET', `/graphql?${new URLSearchParams(parameters).toString()}`, undefined, {
        'apollo-require-preflight': 'true',
        accept: '*/*',
        ...headers,
      });
    const titleIn = async (response: Response) =>
      ((await response.json()) as { data: { post: { title: string } } }).data.post.title;

    it('are the same by POST and by GET, with unused variables and with variables in another order', async () => {
      const asked = { query, variables };
      const title = await titleIn(await byPost(asked));
      // No notification follows this write, so the cached responses stay in use.
      await app.database.write((manager) => manager.update(Post, { slug }, { title: 'Unheard' }));
      const text = JSON.stringify(variables);
      for (const response of [
        await byPost({ variables, operationName: 'Ask', query }),
        await byPost({ ...asked, variables: { counter: 1, slug } }),
        await byGet({ query, variables: text }),
        await byGet({ variables: text, query }),
        await byGet({ query, variables: text }, { 'content-type': 'application/json' }),
      ]) {
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(await titleIn(response)).toBe(title);
      }
      await app.database.write((manager) => manager.update(Post, { slug }, { title }));
    });

    it('differ for other variables, another operation and another media type', async () => {
      const two = 'query A { a: viewer { email } } query B { b: viewer { email } }';
      const answerOf = async (operationName: string) =>
        ((await (await byPost({ query: two, operationName })).json()) as { data: object }).data;
      expect(await answerOf('A')).toEqual({ a: null });
      expect(await answerOf('B')).toEqual({ b: null });
      const unknown = await byPost({ query, variables: { slug: 'unknown' } });
      expect(await unknown.json()).toEqual({ data: { post: null } });
    });

    it('are refused by GET to a page of another site, which sends no preflight', async () => {
      await byPost({ query, variables });
      const address = { query, variables: JSON.stringify(variables) };
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const simple = { 'apollo-require-preflight': '', 'content-type': type };
        expect((await byGet(address, simple)).status).toBe(400);
      }
      expect((await byGet(address, { 'apollo-require-preflight': '' })).status).toBe(400);
      const twice = '/graphql?query={faqs{id}}&query={faqs{id}}';
      const repeated = await app.send('GET', twice, undefined, { 'apollo-require-preflight': '1' });
      expect(repeated.status).toBe(400);
    });
  });

  it('are not cached for mutations, which are executed each time', async () => {
    const ids = [];
    for (let index = 0; index < 2; index += 1) {
      const { data } = await app.graphql(submit, { input: demoRequest });
      ids.push((data as { submitDemoRequest: { id: string } }).submitDemoRequest.id);
    }
    expect(new Set(ids).size).toBe(2);
  });

  it('never give one visitor’s form token to another, whatever else is queried with it', async () => {
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

  it('are never sent to an administrator, nor an administrator’s to an anonymous visitor', async () => {
    const query = '{ viewer { email } }';
    const cookie = { cookie: await app.logIn() };
    expect((await app.graphql(query)).data).toEqual({ viewer: null });
    const administrator = await app.graphql(query, {}, cookie);
    expect(administrator.data).toEqual({ viewer: { email: 'ada@loon.example' } });
    expect(administrator.headers.get('cache-control')).toBe('no-store');
    expect((await app.graphql(query)).data).toEqual({ viewer: null });
  });

  it('are not cached if they contain errors', async () => {
    const query = '{ visitorRequests { totalCount } }';
    const { errors } = await app.graphql(query);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const cookie = { cookie: await app.logIn() };
    expect((await app.graphql(query, {}, cookie)).errors).toEqual([]);
  });

  it('count towards the read limit of 1,200 a minute per address even when cached', async () => {
    const limited = await startTestApp('sqlite', {
      limits: {
        ...productionLimits,
        readsPerAddress: { points: 5, seconds: 60 },
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
