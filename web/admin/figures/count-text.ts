/** Formats a number with thousands separators. */
export function countText(count: number): string {
  return count.toLocaleString('en-US');
}
