/**
 * The message of a non-OK HTTP response: the status code, a colon, and the body text, or the status
 * text when the body is empty (product 9.7).
 */
export function httpErrorText(status: number, body: string, statusText: string): string {
  return `${status}: ${body || statusText}`;
}
