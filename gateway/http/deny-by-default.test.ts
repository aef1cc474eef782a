import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allResults, subscribe } from '../ai/testing/event-stream-client.ts';
import { loginRequiredMessage } from '../access/policy.ts';
import { fieldsOf, schema } from '../access/testing/operation-calls.ts';
import { SessionRecord } from '../auth/session.entity.ts';
import { entities } from '../entities.ts';
import { sampleCallOf } from '../testing/sample-operation.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/**
 * Mutations that visitors may use; all other mutations and subscriptions are for administrators.
 */
const publicMutations = [
  ...['addReviewNote', 'decideReview', 'sendReviewCode'],
  ...['submitAccessRequest', 'submitDemoRequest', 'issueFormToken'],
  // Their token identifies the meeting.
  ...['bookMeeting', 'rescheduleMeeting', 'cancelMeeting'],
  // Their token identifies the person; any other is NOT_FOUND.
  ...['withdrawConsent', 'sendMyData', 'askForErasure', 'eraseMe'],
];

const unknownId = '01890000-0000-7000-8000-000000000000';

const adminPaths: [method: string, path: string][] = [
  ['GET', '/api/auth/user'],
  ['GET', '/api/blog/admin/posts'],
  ['POST', '/api/blog/admin/posts'],
  ['PUT', `/api/blog/admin/posts/${unknownId}`],
  ['DELETE', `/api/blog/admin/posts/${unknownId}`],
  ['POST', '/api/blog/admin/ai-generate'],
  ['POST', '/api/blog/admin/images'],
  ['PUT', '/api/template/config'],
  ['POST', '/api/template/test'],
  ['GET', '/api/requests.csv'],
];

function escaped(path: string, at: number): string {
  const code = path.charCodeAt(at).toString(16);
  return `${path.slice(0, at)}%${code}${path.slice(at + 1)}`;
}

/** Variants of a path that a careless router or check may treat differently. */
function variantsOf(path: string): string[] {
  return [
    path,
    path.replace('/api/', '/API/'),
    path.toUpperCase(),
    `${path}/`,
    `${path}//`,
    `/${path}`,
    path.replaceAll('/', '//'),
    escaped(path, 1),
    escaped(path, 5),
    escaped(path, path.length - 1),
    `${path}?x=1`,
  ];
}

const mutations = fieldsOf(schema.getMutationType())
  .filter(({ name }) => !publicMutations.includes(name))
  .map((field) => [field.name, `mutation { ${sampleCallOf(field)} }`] as const);
const queries = fieldsOf(schema.getQueryType())
  .filter(({ description }) => /(Administrator|Owner) only/.test(description ?? ''))
  .map((field) => [field.name, `{ ${sampleCallOf(field)} }`] as const);
const subscriptions = fieldsOf(schema.getSubscriptionType()).map(
  (field) => [field.name, `subscription { ${sampleCallOf(field)} }`] as const,
);

describe('deny by default: one policy per operation', () => {
  let app: TestApp;
  let anonymousRequests: [string, Record<string, string>][];
  let administrator: Record<string, string>;
  let before: string;

  /** All rows of all tables except sessions. */
  const everyRow = async (): Promise<string> => {
    const tables = entities.filter((entity) => entity !== SessionRecord);
    const rows = tables.map((entity) => app.database.source.manager.find<object>(entity));
    return JSON.stringify(await Promise.all(rows));
  };

  beforeAll(async () => {
    app = await startTestApp('sqlite');
    anonymousRequests = [
      ['anonymous', {}],
      ['wrong account', { cookie: await app.logIn('left@loon.example') }],
    ];
    administrator = { cookie: await app.logIn() };
    before = await everyRow();
  });
  afterAll(() => app.close());

  it.each(adminPaths)(
    'every variant of %s %s is 401 and leaves the database unchanged',
    async (method, path) => {
      for (const [who, headers] of anonymousRequests) {
        for (const variant of variantsOf(path)) {
          const body = method === 'GET' || method === 'DELETE' ? undefined : {};
          const response = await app.send(method, variant, body, headers);
          expect(response.status, `${variant} as ${who}`).toBe(401);
          expect(await response.json()).toMatchObject({ error: loginRequiredMessage });
        }
      }
      expect(await everyRow()).toBe(before);
    },
  );

  it.each(adminPaths.filter(([method]) => method !== 'GET'))(
    'every variant of %s %s from another site is 403, even for an administrator',
    async (method, path) => {
      for (const variant of variantsOf(path)) {
        const headers = { ...administrator, origin: 'https://evil.test' };
        const response = await app.send(method, variant, {}, headers);
        expect(response.status, variant).toBe(403);
      }
      expect(await everyRow()).toBe(before);
    },
  );

  it.each([...mutations, ...queries])(
    'operation %s is refused with UNAUTHENTICATED',
    async (_name, operation) => {
      for (const [who, headers] of anonymousRequests) {
        const { data, errors } = await app.graphql(operation, {}, headers);
        expect(errors[0]?.extensions.code, `${operation} as ${who}`).toBe('UNAUTHENTICATED');
        const answers = Object.values(data ?? {});
        expect(
          answers.every((answer) => answer === null),
          operation,
        ).toBe(true);
      }
      expect(await everyRow()).toBe(before);
    },
  );

  it.each(subscriptions)(
    'subscription %s is refused with UNAUTHENTICATED',
    async (_name, query) => {
      for (const [, headers] of anonymousRequests) {
        const [result] = await allResults(await subscribe(app.url, { query }, headers));
        expect(result?.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
      }
      expect(await everyRow()).toBe(before);
    },
  );

  it('the test covers all kinds of protected operations', () => {
    expect(mutations.length).toBeGreaterThan(7);
    expect(queries.length).toBeGreaterThan(3);
    expect(subscriptions).toHaveLength(2);
  });
});
