const fallbackDelayMs = 300;

/** Runs `work` when the browser is idle; the returned function cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work, { timeout: 2_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(work, fallbackDelayMs);
  return () => window.clearTimeout(timer);
}

/** Resolves when the browser is idle. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}

/**
 * Runs `work` once a visitor has interacted (`page-script/start-hydration.ts`) and the browser is
 * idle, so that visitors who leave without interacting do not load it; the returned function
 * cancels it.
 */
export function whenPresent(work: () => void): () => void {
  if (document.documentElement.dataset['touched'] !== undefined) {
    return whenIdle(work);
  }
  const start = (): void => {
    callOff = whenIdle(work);
  };
  let callOff = (): void => window.removeEventListener('loon-touched', start);
  window.addEventListener('loon-touched', start, { once: true });
  return () => callOff();
}
