import { withParameters } from '../shell/view-address.ts';

/** The post in the form of the tab. */
export const editedParameter = 'post';

/** The post on the writing screen, or `newPost`. */
export const writtenParameter = 'write';

/** The value of these parameters for a post that is not saved yet. */
export const newPost = 'new';

/** The post whose conversation the AI generator shows. */
export const revisedParameter = 'revise';

export const postsListId = 'posts-list';

const forms = { edited: editedParameter, written: writtenParameter };

/**
 * The query string with the writing screen of a post opened or closed; all other parameters are
 * preserved.
 */
export function withWriting(address: URLSearchParams, id: string | undefined): URLSearchParams {
  return withParameters(address, forms, { edited: undefined, written: id ?? newPost });
}

/** The query string with the "Blog Posts" tab and a post, or none, in its form. */
export function withEditing(address: URLSearchParams, id: string | undefined): URLSearchParams {
  return withParameters(address, forms, { edited: id, written: undefined });
}

/** The address of the "Blog Posts" tab, which the writing screen returns to. */
export function withoutWriting(address: URLSearchParams): URLSearchParams {
  const changed = withEditing(address, undefined);
  changed.set('tab', 'posts');
  return changed;
}

/** The query string with the AI generator opened at the conversation about a post, or closed. */
export function withRevising(address: URLSearchParams, id: string | undefined): URLSearchParams {
  return withParameters(address, { revised: revisedParameter }, { revised: id });
}
