/** The percent-decoded text; the text itself if its percent-encoding is not valid. */
export function decodeIfValid(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
