/** Wide numbers as one reads them. */
export function countText(count: number): string {
  return count.toLocaleString('en-US');
}
