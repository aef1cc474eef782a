/** A round upper end for an axis of counts that begins at 0; its half is a whole number. */
export function roundMaximum(greatest: number): number {
  let step = 1;
  for (;;) {
    const fitting = [2, 4, 10].map((factor) => factor * step).find((end) => end >= greatest);
    if (fitting !== undefined) {
      return fitting;
    }
    step *= 10;
  }
}
