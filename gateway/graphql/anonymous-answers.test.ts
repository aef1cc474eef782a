import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('a mutation is executed each time', async () => {
    const ids = [];
    for (let index = 0; index < 2; index += 1) {
      const { data } = await app.graphql(submit, { input: demoRequest });
      ids.push((data as { submitDemoRequest: { id: string } }).submitDemoRequest.id);
    }
    expect(new Set(ids).size).toBe(2);
  });

  it('the administrator is never given a stranger’s answer, nor the other way round', async () => {
    const query = '{ viewer { email } }';
    const cookie = { cookie: await app.logIn() };
    expect((await app.graphql(query)).data).toEqual({ viewer: null });
    expect((await app.graphql(query, {}, cookie)).data).toEqual({
      viewer: { email: 'ada@loon.example' },
    });
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
