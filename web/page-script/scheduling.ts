/** Runs `work` when the browser is idle, at the latest after four seconds. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4_000 });
  else setTimeout(work, 1_500);
}

/** Runs `work` in a separate task after the next frame has been painted. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
