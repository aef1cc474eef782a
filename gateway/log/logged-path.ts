/**
 * The token of a link to a preview, a review, a meeting or a person's data, in upper or lower case; anyone
 * who has it can open the page.
 */
const secretToken = /[0-9a-f]{64,}/gi;

/** A path without secrets, for the log. */
export function loggedPath(path: string): string {
  return path.replace(secretToken, '…');
}
