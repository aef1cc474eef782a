import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GraphQLObjectType } from 'graphql';
import { keyScopes, type KeyScope } from '../../schema/key-rules.ts';
import { guardedFields, operations } from '../access/operations.ts';
import { restPaths } from '../access/rest-paths.ts';
import { allResults, subscribe } from '../ai/testing/event-stream-client.ts';
import { completeSchema } from '../complete-schema.ts';
import { sampleCallOf } from '../testing/sample-operation.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { keyOfEachScope, makeKey, type TestKey } from './testing/make-key.ts';

/** Public operations, which a key may use as well. */
const everybody = [
  ...['addReviewNote', 'decideReview', 'reviewByToken', 'sendReviewCode'],
  ...['faqs', 'legalDocument', 'meetingInvitation', 'meetingTimes', 'navigationTiles', 'partners'],
  ...['performance', 'post', 'posts', 'previewedPost', 'publications', 'relatedPosts', 'sections'],
  ...['searchPostCount', 'searchPosts', 'services', 'site', 'tags', 'teamMembers', 'viewer'],
  ...['templateConfig', 'templateStylesheet', 'testimonials', 'evidence', 'trustPage'],
  ...['bookMeeting', 'cancelMeeting', 'issueFormToken', 'rescheduleMeeting'],
  ...['submitAccessRequest', 'submitDemoRequest'],
  ...['preferences', 'withdrawConsent', 'sendMyData', 'askForErasure', 'erasureEmail', 'eraseMe'],
];

/** The operations that each single scope allows over GraphQL. All others are FORBIDDEN. */
const opened: Record<KeyScope, readonly string[]> = {
  'posts.read': [
    ...['adminPost', 'adminPosts', 'deletedPosts', 'images', 'keptPostChanges', 'postVersion'],
    ...['blockedPublications', 'postVersions', 'previewLinks', 'publicationSchedule'],
  ],
  'posts.write': [
    ...['checkPost', 'checkSlug', 'previewPost', 'createPost', 'deletePost', 'updateImage'],
    ...['discardPostChanges', 'keepPostChanges', 'restorePost', 'restorePostChanges'],
    ...['restorePostVersion', 'updatePost'],
  ],
  'posts.publish': ['publishPostChanges', 'updatePost'],
  'content.write': [
    ...['claimReview', 'contentPart', 'contentParts', 'contentVersion', 'contentVersions'],
    ...['discardContentDraft', 'saveContentDraft'],
  ],
  'requests.read': [
    ...['accessRequests', 'demoRequests', 'meetings', 'requestOverview', 'visitorRequest'],
    ...['requestsAwaitingReply', 'visitorRequests'],
  ],
  'requests.write': [
    ...['assignRequests', 'moveToInbox', 'moveToSuspects', 'saveRequestNotes'],
    ...['setRequestOutcome', 'setRequestStatus'],
  ],
  'insights.read': ['insights'],
};

/** Operations that require two scopes. */
const together: [readonly [KeyScope, KeyScope], readonly string[]][] = [
  [
    ['content.write', 'posts.publish'],
    ['publishContent', 'restoreContent', 'useContentFile'],
  ],
  [
    ['posts.read', 'posts.write'],
    ['createPreviewLink', 'withdrawPreviewLinks'],
  ],
];

const anyId = '01890000-0000-7000-8000-000000000000';

/** The paths that each single scope allows over REST. */
const openedPaths: Record<KeyScope, readonly string[]> = {
  'posts.read': ['GET /api/blog/admin/posts'],
  'posts.write': [
    ...['POST /api/blog/admin/posts', 'PUT /api/blog/admin/posts/:id'],
    ...['DELETE /api/blog/admin/posts/:id', 'POST /api/blog/admin/images'],
  ],
  'posts.publish': ['PUT /api/blog/admin/posts/:id'],
  'content.write': [],
  'requests.read': ['GET /api/requests.csv'],
  'requests.write': [],
  'insights.read': [],
};

const schema = await completeSchema();
const fieldsOf = (type: GraphQLObjectType | null | undefined) =>
  Object.values(type?.getFields() ?? {});
const calls = [
  ...fieldsOf(schema.getQueryType()).map((field) => [field.name, `{ ${sampleCallOf(field)} }`]),
  ...fieldsOf(schema.getMutationType()).map((field) => [
    field.name,
    `mutation { ${sampleCallOf(field)} }`,
  ]),
] as [string, string][];

it('every operation has a row, and every row has an operation', () => {
  for (const type of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]) {
    const rows = operations[type?.name as keyof typeof operations];
    expect(Object.keys(rows).sort()).toEqual(
      fieldsOf(type)
        .map(({ name }) => name)
        .sort(),
    );
  }
  for (const row of Object.keys(guardedFields)) {
    const [type = '', field = ''] = row.split('.');
    const found = schema.getType(type);
    expect(found && 'getFields' in found ? Object.keys(found.getFields()) : [], row).toContain(
      field,
    );
  }
  const named = [
    ...everybody,
    ...Object.values(opened).flat(),
    ...together.flatMap(([, of]) => of),
  ];
  const known = calls.map(([name]) => name);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

describe.each(engines)('scope × operation on %s', (engine) => {
  let app: TestApp;
  let keys: Map<KeyScope, TestKey>;
  beforeAll(async () => {
    app = await startTestApp(engine);
    keys = new Map(await keyOfEachScope(app));
  });
  afterAll(() => app.close());

  const headersOf = (scope: KeyScope) => keys.get(scope)?.headers ?? { authorization: '' };
  async function isRefused(query: string, headers: Record<string, string>): Promise<boolean> {
    const { errors } = await app.graphql(query, {}, headers);
    const codes = errors.map(({ extensions }) => extensions.code);
    expect(codes, query).not.toContain('UNAUTHENTICATED');
    return codes.includes('FORBIDDEN');
  }

  it.each(keyScopes)('%s allows its GraphQL operations and no others', async (scope) => {
    const open: string[] = [];
    for (const [name, call] of calls) {
      if (!(await isRefused(call, headersOf(scope)))) {
        open.push(name);
      }
    }
    expect(open.sort()).toEqual([...everybody, ...opened[scope]].sort());
  });

  it.each(together)('%j together allow %j', async (scopes, names) => {
    const { headers } = await makeKey(app, scopes);
    for (const [name, call] of calls.filter(([called]) => names.includes(called))) {
      expect(await isRefused(call, headers), name).toBe(false);
    }
  });

  it.each(keyScopes)('%s allows no subscription', async (scope) => {
    for (const field of fieldsOf(schema.getSubscriptionType())) {
      const query = `subscription { ${sampleCallOf(field)} }`;
      const [result] = await allResults(await subscribe(app.url, { query }, headersOf(scope)));
      expect(result?.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });

  it.each(keyScopes)('%s allows its REST paths and no others', async (scope) => {
    const open: string[] = [];
    const closed = Object.entries(restPaths).filter(([, access]) => access !== 'everybody');
    for (const [row] of closed) {
      const [method = '', path = ''] = row.split(' ');
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const response = await app.send(method, path.replace(':id', anyId), body, headersOf(scope));
      expect(response.status, row).not.toBe(401);
      if (response.status !== 403) {
        open.push(row);
      }
      await response.body?.cancel();
    }
    expect(open.sort()).toEqual([...openedPaths[scope]].sort());
  });
});
