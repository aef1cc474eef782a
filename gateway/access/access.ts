import type { KeyScope } from '../../schema/key-rules.ts';
import type { Permission } from '../../schema/roles.ts';

/** The key scopes that allow an operation. */
export interface Scopes {
  allOf: readonly KeyScope[];
  /** One of these is needed too; the service decides which, depending on the request. */
  oneOf?: readonly KeyScope[];
  answer?: AnswerWithoutScope;
}

/** What the response contains for a key that does not also have this scope. */
export interface AnswerWithoutScope {
  scope: KeyScope;
  withoutIt: readonly string[];
  /** Also included if the request itself sent it. */
  ifSent?: readonly string[];
}

/** Who may use an operation: people whose roles have a permission, and keys with these scopes. */
export interface Restricted {
  people: Permission;
  /** Absent if keys may not use it, whatever their scopes. */
  keys?: Scopes;
}

/** Who may use an operation: everybody, or some people and keys. */
export type Access = 'everybody' | Restricted;

/** Access for people whose roles have this permission, and keys with these scopes, if any. */
export function people(permission: Permission, keys?: Scopes): Restricted {
  return { people: permission, ...(keys && { keys }) };
}

/** Access for keys that have all of these scopes. */
export function keysWith(...allOf: KeyScope[]): Scopes {
  return { allOf };
}

/**
 * The fields returned to a key that has changed a post but may not read it: nothing of its text.
 */
export const postSummaryFields = [
  ...['id', 'slug', 'version', 'published', 'publishedAt', 'createdAt', 'updatedAt'],
] as const;
/** The response to a change of a post: the title is included only if the same request sent it. */
export const postAnswer: AnswerWithoutScope = {
  scope: 'posts.read',
  withoutIt: postSummaryFields,
  ifSent: ['title'],
};
/** Access to a change that may publish as well: the service decides which scope it needs. */
export const updatesPosts: Scopes = {
  allOf: [],
  oneOf: ['posts.write', 'posts.publish'],
  answer: postAnswer,
};
/** The fields returned to a key that has changed an image but may not list images. */
const imageMarks = [
  ...['id', 'url', 'shownUrl', 'width', 'height', 'bytes', 'altText', 'uploadedAt'],
];
/** The fields returned to a key that has changed a request but may not read it. */
const requestSummaryFields = [
  'id',
  'kind',
  'status',
  'suspect',
  'createdAt',
  'assignedTo',
  'notesVersion',
];

/** Access to changes of posts: the text in the response needs `posts.read`, as everywhere. */
export function changesPosts(...allOf: KeyScope[]): Scopes {
  return { allOf, answer: { scope: 'posts.read', withoutIt: postSummaryFields } };
}

/**
 * Access to changes of images: the uses of an image need `posts.read`, because they include drafts.
 */
export function changesImages(...allOf: KeyScope[]): Scopes {
  return { allOf, answer: { scope: 'posts.read', withoutIt: imageMarks } };
}

/** Access to changes of requests: visitors' texts need `requests.read`, as everywhere. */
export function changesRequests(...allOf: KeyScope[]): Scopes {
  return { allOf, answer: { scope: 'requests.read', withoutIt: requestSummaryFields } };
}
