const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a post; no other one needs to be looked for. */
export function isPostId(id: string): boolean {
  return idPattern.test(id);
}
