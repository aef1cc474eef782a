/** The token of a preview link, in upper or lower case; anyone who has it can read the post. */
const previewToken = /[0-9a-f]{64}/gi;

/** A path without secrets, for the log. */
export function loggedPath(path: string): string {
  return path.replace(previewToken, '…');
}
