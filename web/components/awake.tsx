import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by the inline script (`wake.ts`): plays clicks again that came before the page woke. */
    loonAwake?: () => void;
  }
}

/** Says, once everything has been hydrated, that the page answers clicks now. */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset['awake'] = 'true';
    window.loonAwake?.();
  }, []);
  return null;
}
