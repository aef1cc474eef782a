/** An "@", including full-width variants and URL-encoded forms. */
const at = /[@\uFF20\uFE6B]|%(?:25)*40/;

/** Whether a text may be an e-mail address, which is not stored (product 13.2, 13.3). */
export function mayBeAddress(text: string): boolean {
  return at.test(text);
}
