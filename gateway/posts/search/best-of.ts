/**
 * The first `count` values in the given order, without sorting the rest: `compare` is negative if
 * its first argument comes first.
 */
export function bestOf(
  values: Iterable<number>,
  count: number,
  compare: (a: number, b: number) => number,
): number[] {
  const best: number[] = [];
  if (count <= 0) return best;
  for (const value of values) {
    const last = best[count - 1];
    if (last !== undefined && compare(value, last) >= 0) continue;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = best[middle];
      if (other !== undefined && compare(value, other) < 0) high = middle;
      else low = middle + 1;
    }
    if (last !== undefined) best.pop();
    best.splice(low, 0, value);
  }
  return best;
}
