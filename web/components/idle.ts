import { useEffect, useState } from 'react';

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

/**
 * A module that is not urgent: loaded when a visitor has interacted and the browser is idle, or
 * immediately when `need` is given. Undefined until it is loaded, on the server, and when loading
 * fails; each new `need` retries. `load` must not change between renders.
 */
export function useIdleModule<Module extends object>(
  load: () => Promise<Module>,
  need?: string | number,
): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  const missing = loaded === undefined;
  useEffect(() => {
    if (!missing) {
      return undefined;
    }
    let wanted = true;
    const start = (): void => {
      load().then(
        (module) => {
          if (wanted) {
            setLoaded(module);
          }
        },
        () => undefined,
      );
    };
    const callOff = need === undefined ? whenPresent(start) : (start(), undefined);
    return () => {
      wanted = false;
      callOff?.();
    };
  }, [load, missing, need]);
  return loaded;
}
