interface Comparable<Block> {
  eq: (other: Block) => boolean;
}

/**
 * Finds the blocks that an edit did not change. Takes the blocks before and after the edit. Returns
 * for each block after it the index of the identical block before it; undefined for a new or
 * changed one. The indices increase, and as many blocks as possible are matched (a longest common
 * subsequence).
 */
export function alignBlocks<Block extends Comparable<Block>>(
  before: readonly Block[],
  after: readonly Block[],
): (number | undefined)[] {
  const same = (one: number, other: number): boolean => {
    const [block, counterpart] = [before[one], after[other]];
    return block !== undefined && counterpart !== undefined && block.eq(counterpart);
  };
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(head, head)) head += 1;
  let tail = 0;
  while (tail < shorter - head && same(before.length - 1 - tail, after.length - 1 - tail)) {
    tail += 1;
  }
  const aligned: (number | undefined)[] = after.map((_, index) => {
    if (index < head) return index;
    return index >= after.length - tail ? index + before.length - after.length : undefined;
  });
  const rows = before.length - head - tail;
  const columns = after.length - head - tail;
  for (const [row, column] of commonSubsequence(rows, columns, (one, other) =>
    same(head + one, head + other),
  )) {
    aligned[head + column] = head + row;
  }
  return aligned;
}

/** The index pairs of a longest common subsequence of two lists, compared with `same`. */
function commonSubsequence(
  rows: number,
  columns: number,
  same: (row: number, column: number) => boolean,
): [number, number][] {
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const lengthAt = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = same(row, column)
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (same(row, column)) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) {
      row += 1;
    } else {
      column += 1;
    }
  }
  return pairs;
}
