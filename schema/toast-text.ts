/** The text of a toast. `description` is absent if the title is sufficient. */
export interface ToastText {
  title: string;
  description?: string;
}

/** The first text that is not blank. */
export function firstSpoken(...texts: (string | null | undefined)[]): string | null | undefined {
  return texts.find((text) => text?.trim());
}

/**
 * The message of a non-OK HTTP response: the status code, a colon, and the body text, or the status
 * text when the body is empty (product 9.7).
 */
export function httpErrorText(status: number, body: string, statusText: string): string {
  return `${status}: ${body || statusText}`;
}
