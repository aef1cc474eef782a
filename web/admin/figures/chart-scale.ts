/** A round maximum for an axis of counts that starts at 0; its half is an integer. */
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
