import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDeskApp, type DeskApp } from '../testing/desk-app.ts';
import { accessRequest, demoRequest } from '../testing/sample-requests.ts';
import { engines } from '../testing/test-database.ts';
import { VisitorRequest } from './entities/visitor-request.entity.ts';

const list = `query ($first: Int, $after: String, $filter: RequestFilter) {
  visitorRequests(first: $first, after: $after, filter: $filter) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage endCursor }
    edges { node { __typename id kind status firstName email
      ... on AccessRequest { projectDescription numberOfStudies nonCommercialUse }
      ... on DemoRequest { message platformsToDemo } } }
  }
}`;

interface ListAnswer {
  visitorRequests: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
    edges: { node: Record<string, unknown> & { id: string } }[];
  };
}

describe.each(engines)('requests on %s', (engine) => {
  let app: DeskApp;
  beforeAll(async () => {
    app = await startDeskApp(engine);
  });
  afterAll(() => app.close());
  beforeEach(() => app.empty(VisitorRequest));

  async function ask(variables: Record<string, unknown>): Promise<ListAnswer['visitorRequests']> {
    const { data, errors } = await app.graphql(list, variables, app.cookie);
    expect(errors).toEqual([]);
    return (data as ListAnswer).visitorRequests;
  }

  it('are accepted by POST /api/loon-lens-request with 201 {"success":true,"id":…}, and listed for administrators', async () => {
    const response = await app.send('POST', '/api/loon-lens-request', accessRequest);
    expect(response.status).toBe(201);
    const { success, id } = (await response.json()) as { success: boolean; id: string };
    expect(success).toBe(true);
    const { edges } = await ask({ first: 10 });
    expect(edges.map(({ node }) => node)).toEqual([
      {
        __typename: 'AccessRequest',
        id,
        kind: 'ACCESS',
        status: 'NEW',
        firstName: accessRequest.firstName,
        email: accessRequest.email,
        projectDescription: accessRequest.projectDescription,
        numberOfStudies: '1,000-5,000',
        nonCommercialUse: true,
      },
    ]);
  });

  it('are accepted by submitDemoRequest, and listed for administrators', async () => {
    const { data, errors } = await app.graphql(
      'mutation ($input: DemoRequestInput!) { submitDemoRequest(input: $input) { success id } }',
      { input: demoRequest },
    );
    expect(errors).toEqual([]);
    const { id } = (data as { submitDemoRequest: { id: string } }).submitDemoRequest;
    const { edges } = await ask({ first: 10 });
    expect(edges[0]?.node).toMatchObject({
      __typename: 'DemoRequest',
      id,
      message: demoRequest.message,
      platformsToDemo: ['Lens', 'Waters'],
    });
  });

  it('are stored with trimmed strings', async () => {
    await app.send('POST', '/api/loon-demo-request', { ...demoRequest, firstName: '  Amir \n' });
    const { edges } = await ask({ first: 1 });
    expect(edges[0]?.node['firstName']).toBe('Amir');
  });

  it('are stored without unknown fields: extra keys id and status are ignored', async () => {
    const response = await app.send('POST', '/api/loon-lens-request', {
      ...accessRequest,
      id: '00000000-0000-7000-8000-000000000000',
      status: 'closed',
      createdAt: '1999-01-01',
    });
    expect(response.status).toBe(201);
    const { edges } = await ask({ first: 1 });
    expect(edges[0]?.node.id).not.toMatch(/^00000000/);
    expect(edges[0]?.node['status']).toBe('NEW');
  });

  it('are stored as 50 rows after 50 parallel submissions, without a 500', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        app.send('POST', '/api/loon-demo-request', {
          ...demoRequest,
          firstName: `Person ${String(index)}`,
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const { totalCount } = await ask({ first: 1 });
    expect(totalCount).toBe(50);
  });

  it('are paged on the server, newest first, each once', async () => {
    for (let index = 0; index < 7; index += 1) {
      await app.send('POST', '/api/loon-demo-request', {
        ...demoRequest,
        firstName: `P${String(index)}`,
      });
    }
    const seen: unknown[] = [];
    let after: string | undefined;
    for (;;) {
      const page = await ask({ first: 3, after });
      seen.push(...page.edges.map(({ node }) => node['firstName']));
      if (!page.pageInfo.hasNextPage) {
        break;
      }
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual(['P6', 'P5', 'P4', 'P3', 'P2', 'P1', 'P0']);
  });

  it('are filtered by kind, status and search', async () => {
    await app.send('POST', '/api/loon-lens-request', accessRequest);
    await app.send('POST', '/api/loon-demo-request', demoRequest);
    expect((await ask({ filter: { kind: 'DEMO' } })).totalCount).toBe(1);
    expect((await ask({ filter: { status: 'NEW' } })).totalCount).toBe(2);
    expect((await ask({ filter: { status: 'CLOSED' } })).totalCount).toBe(0);
    expect((await ask({ filter: { search: 'SØRENSEN cftr' } })).totalCount).toBe(1);
    expect((await ask({ filter: { search: 'sørensen dossier' } })).totalCount).toBe(0);
    expect((await ask({ filter: { search: '100%' } })).totalCount).toBe(0);
  });

  it.each([
    ['visitorRequests', '{ visitorRequests { totalCount } }'],
    ['accessRequests', '{ accessRequests { edges { node { email } } } }'],
    ['demoRequests', '{ demoRequests { edges { node { email } } } }'],
    ['visitorRequest', '{ visitorRequest(id: "x") { email } }'],
  ])('are UNAUTHENTICATED without a session: %s', async (_name, query) => {
    const { data, errors } = await app.graphql(query);
    expect(data).toBeNull();
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('are listed by kind in the connections accessRequests and demoRequests', async () => {
    await app.send('POST', '/api/loon-lens-request', accessRequest);
    await app.send('POST', '/api/loon-demo-request', demoRequest);
    const { data } = await app.graphql(
      `{ accessRequests(first: 5) { edges { cursor node { numberOfStudies } } }
         demoRequests(first: 5) { totalCount edges { node { platformsToDemo } } } }`,
      {},
      app.cookie,
    );
    expect(data).toEqual({
      accessRequests: {
        edges: [{ cursor: expect.any(String) as string, node: { numberOfStudies: '1,000-5,000' } }],
      },
      demoRequests: {
        totalCount: 1,
        edges: [{ node: { platformsToDemo: ['Lens', 'Waters'] } }],
      },
    });
  });

  it.each([0, -1, 101, 100_000])(
    'are refused in a page of %d with a clear error',
    async (first) => {
      const { errors } = await app.graphql(list, { first }, app.cookie);
      expect(errors[0]).toMatchObject({
        message: '"first" must be from 1 to 100.',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    },
  );

  it('are refused for an invalid cursor with a clear error', async () => {
    const { errors } = await app.graphql(list, { after: 'bm9uc2Vuc2U' }, app.cookie);
    expect(errors[0]).toMatchObject({
      message: 'The cursor is not valid.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});
