import type { KeyScope } from '../../schema/key-rules.ts';

/** The scopes with which a key may do something. */
export interface Scopes {
  allOf: readonly KeyScope[];
  /** One of these as well; the service says which, by what it is asked to do. */
  oneOf?: readonly KeyScope[];
  /** What the answer may tell a key that has not also this scope. */
  answer?: { scope: KeyScope; withoutIt: readonly string[] };
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

/** What a key learns of a post that it has changed but may not read. */
export const postMarks = [
  ...['id', 'slug', 'title', 'version', 'published', 'publishedAt', 'createdAt', 'updatedAt'],
] as const;
/** What a key learns of a request that it has changed but may not read. */
const requestMarks = ['id', 'kind', 'status', 'suspect', 'createdAt', 'assignedTo', 'notesVersion'];

/** Changes of posts: the text of the answer takes `posts.read`, as everywhere. */
export function changesPosts(...allOf: KeyScope[]): Scopes {
  return { allOf, answer: { scope: 'posts.read', withoutIt: postMarks } };
}

/** Changes of requests: what visitors wrote takes `requests.read`, as everywhere. */
export function changesRequests(...allOf: KeyScope[]): Scopes {
  return { allOf, answer: { scope: 'requests.read', withoutIt: requestMarks } };
}
