import { useEffect, useState } from 'react';

const fallbackDelayMs = 300;

/** Runs `work` when the browser has nothing better to do; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work, { timeout: 2_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(work, fallbackDelayMs);
  return () => window.clearTimeout(timer);
}

/** Resolves when the browser has nothing better to do. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}

/**
 * Runs `work` once a person has acted (`page-script/start-hydration.ts`) and the browser has nothing better to
 * do, so that those who leave a page as they found it are not charged for what they never used; the
 * answer calls it off.
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
 * A module that nobody waits for: loaded when a person is there and the browser is idle, or at once
 * when `need` is given. Undefined until it is there, on the server, and when it can't be loaded;
 * each new `need` tries again. `load` must not change between renders.
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
