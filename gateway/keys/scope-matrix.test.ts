import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyScopes, type KeyScope } from '../../schema/key-rules.ts';
import { guardedFields, operations } from '../access/operations.ts';
import { restPaths } from '../access/rest-paths.ts';
import {
  fieldsOf,
  operationCalls,
  publicOperations,
  schema,
  statusOf,
  subscriptionCalls,
} from '../access/testing/operation-calls.ts';
import { allResults, subscribe } from '../ai/testing/event-stream-client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { keyOfEachScope, makeKey, type TestKey } from './testing/make-key.ts';

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
    ...publicOperations,
    ...Object.values(opened).flat(),
    ...together.flatMap(([, of]) => of),
  ];
  const known = operationCalls.map(({ name }) => name);
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
    for (const { name, query } of operationCalls) {
      if (!(await isRefused(query, headersOf(scope)))) {
        open.push(name);
      }
    }
    expect(open.sort()).toEqual([...publicOperations, ...opened[scope]].sort());
  });

  it.each(together)('%j together allow %j', async (scopes, names) => {
    const { headers } = await makeKey(app, scopes);
    for (const { name, query } of operationCalls.filter((call) => names.includes(call.name))) {
      expect(await isRefused(query, headers), name).toBe(false);
    }
  });

  it.each(keyScopes)('%s allows no subscription', async (scope) => {
    for (const { query } of subscriptionCalls) {
      const [result] = await allResults(await subscribe(app.url, { query }, headersOf(scope)));
      expect(result?.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });

  it.each(keyScopes)('%s allows its REST paths and no others', async (scope) => {
    const open: string[] = [];
    const closed = Object.entries(restPaths).filter(([, access]) => access !== 'everybody');
    for (const [row] of closed) {
      const status = await statusOf(app, row, headersOf(scope));
      expect(status, row).not.toBe(401);
      if (status !== 403) open.push(row);
    }
    expect(open.sort()).toEqual([...openedPaths[scope]].sort());
  });
});
