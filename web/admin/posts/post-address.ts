/** The post that the tab's form shows. */
export const editedParameter = 'post';

/** The post on the writing screen, or `newPost`. */
export const writtenParameter = 'write';

/** Stands in an address for a post that is not saved yet. */
export const newPost = 'new';

/** The post whose conversation the AI generator shows. */
export const revisedParameter = 'revise';

/** Id of the list of posts on the page. */
export const postsListId = 'posts-list';

/** The address with the writing screen of a post; whatever else it shows stays behind it. */
export function withWriting(address: URLSearchParams, id: string | undefined): URLSearchParams {
  const changed = new URLSearchParams(address);
  changed.delete(editedParameter);
  changed.set(writtenParameter, id ?? newPost);
  return changed;
}

/** The address with the "Blog Posts" tab, with a post in its form or none. */
export function withEditing(address: URLSearchParams, id: string | undefined): URLSearchParams {
  const changed = new URLSearchParams(address);
  changed.delete(writtenParameter);
  if (id === undefined) {
    changed.delete(editedParameter);
  } else {
    changed.set(editedParameter, id);
  }
  return changed;
}

/** The address with the AI generator at the conversation about a post, or closed. */
export function withRevising(address: URLSearchParams, id: string | undefined): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (id === undefined) {
    changed.delete(revisedParameter);
  } else {
    changed.set(revisedParameter, id);
  }
  return changed;
}
