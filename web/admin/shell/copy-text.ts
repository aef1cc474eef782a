/**
 * Copies a text, and resolves with whether the browser permitted it: without HTTPS, it has no
 * clipboard.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
