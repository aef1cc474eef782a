import type { KeyScope } from '../../schema/key-rules.ts';

/** The scopes with which a key may do something. */
export interface Scopes {
  allOf: readonly KeyScope[];
  /** One of these as well; the service says which, by what it is asked to do. */
  oneOf?: readonly KeyScope[];
  answer?: AnswerWithoutScope;
}

/** What the answer contains for a key that does not have this scope as well. */
export interface AnswerWithoutScope {
  scope: KeyScope;
  withoutIt: readonly string[];
  /** Contained as well where the call itself sent it. */
  ifSent?: readonly string[];
}

/**
 * Who may do something: everybody; administrators alone, which no key is; or administrators, and
 * keys with these scopes.
 */
export type Access = 'everybody' | 'administrators' | Scopes;

/** Keys with all of these scopes. */
export function keysWith(...allOf: KeyScope[]): Scopes {
  return { allOf };
}

/** What a key learns of a post that it has changed but may not read: nothing of its text. */
export const postSummaryFields = [
  ...['id', 'slug', 'version', 'published', 'publishedAt', 'createdAt', 'updatedAt'],
] as const;
/** How a change of a post is answered: with the title only to who has just written it. */
export const postAnswer: AnswerWithoutScope = {
  scope: 'posts.read',
  withoutIt: postSummaryFields,
  ifSent: ['title'],
};
/** What a key learns of an image that it has changed but may not list. */
const imageMarks = [
  ...['id', 'url', 'shownUrl', 'width', 'height', 'bytes', 'altText', 'uploadedAt'],
];
/** What a key learns of a request that it has changed but may not read. */
const requestSummaryFields = [
  'id',
  'kind',
  'status',
  'suspect',
  'createdAt',
  'assignedTo',
  'notesVersion',
];

/** Changes of posts: the text of the answer takes `posts.read`, as everywhere. */
export function changesPosts(...allOf: KeyScope[]): Scopes {
  return { allOf, answer: { scope: 'posts.read', withoutIt: postSummaryFields } };
}

/** Changes of images: where one is used takes `posts.read`, since drafts are among the uses. */
export function changesImages(...allOf: KeyScope[]): Scopes {
  return { allOf, answer: { scope: 'posts.read', withoutIt: imageMarks } };
}

/** Changes of requests: what visitors wrote takes `requests.read`, as everywhere. */
export function changesRequests(...allOf: KeyScope[]): Scopes {
  return { allOf, answer: { scope: 'requests.read', withoutIt: requestSummaryFields } };
}
