/** Runs `work` in a task of its own once the next frame has been drawn. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
