/** An "@", also as keyboards of other scripts have it, and as addresses of pages spell it. */
const at = /[@\uFF20\uFE6B]|%(?:25)*40/;

/**
 * Whether a text may be somebody's e-mail address, and is therefore not kept (product 13.2, 13.3).
 */
export function mayBeAddress(text: string): boolean {
  return at.test(text);
}
