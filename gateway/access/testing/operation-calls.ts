import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { completeSchema } from '../../commands/emit-sdl.ts';
import { sampleCallOf } from '../../testing/sample-operation.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** The operations that need no login. */
export const publicOperations: readonly string[] = [
  ...['addReviewNote', 'askForErasure', 'bookMeeting', 'cancelMeeting', 'decideReview', 'eraseMe'],
  ...[
    'erasureEmail',
    'evidence',
    'examples',
    'faqs',
    'issueFormToken',
    'legalDocument',
    'meetingInvitation',
  ],
  ...['meetingTimes', 'navigationTiles', 'partners', 'performance', 'post', 'posts'],
  ...['preferences', 'previewedPost', 'publications', 'relatedPosts', 'rescheduleMeeting'],
  ...['reviewByToken', 'searchPostCount', 'searchPosts', 'sections', 'sendMyData'],
  ...['sendReviewCode', 'services', 'site', 'submitAccessRequest', 'submitDemoRequest', 'tags'],
  ...['teamMembers', 'templateConfig', 'templateStylesheet', 'testimonials', 'trustPage', 'viewer'],
  'withdrawConsent',
];

export const schema = await completeSchema();

/** The fields of a root type. */
export function fieldsOf(
  type: GraphQLObjectType | null | undefined,
): GraphQLField<unknown, unknown>[] {
  return Object.values(type?.getFields() ?? {});
}

interface OperationCall {
  name: string;
  query: string;
}

/** A valid call of each query and mutation. */
export const operationCalls: readonly OperationCall[] = [
  ...fieldsOf(schema.getQueryType()).map((field) => ({
    name: field.name,
    query: `{ ${sampleCallOf(field)} }`,
  })),
  ...fieldsOf(schema.getMutationType()).map((field) => ({
    name: field.name,
    query: `mutation { ${sampleCallOf(field)} }`,
  })),
];

export const subscriptionCalls: readonly OperationCall[] = fieldsOf(
  schema.getSubscriptionType(),
).map((field) => ({ name: field.name, query: `subscription { ${sampleCallOf(field)} }` }));

/** Calls a path of the REST API, such as `PUT /api/blog/admin/posts/:id`; returns the status. */
export async function statusOf(
  app: TestApp,
  row: string,
  headers: Record<string, string>,
): Promise<number> {
  const [method = '', path = ''] = row.split(' ');
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};
  const url = path.replace(':id', '01890000-0000-7000-8000-000000000000');
  const response = await app.send(method, url, body, headers);
  await response.body?.cancel();
  return response.status;
}
