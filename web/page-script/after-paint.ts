/** Runs `work` in a separate task after the next frame has been painted. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
