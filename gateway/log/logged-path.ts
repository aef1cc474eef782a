/** The token of a preview link, in whatever spelling; whoever has it reads the post. */
const previewToken = /[0-9a-f]{64}/gi;

/** A path as it may be logged: without secrets. */
export function loggedPath(path: string): string {
  return path.replace(previewToken, '…');
}
