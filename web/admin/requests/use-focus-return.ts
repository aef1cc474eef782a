import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to where it was as soon as an overlay closes. Ant Design's drawer would wait
 * for its animation, and then take the focus from wherever the person has moved on to.
 */
export function useFocusReturn(open: boolean): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) {
      opener.current = document.activeElement;
    }
  }, [open]);
  useEffect(() => {
    if (!open) {
      return undefined;
    }
    return () => {
      if (opener.current instanceof HTMLElement) {
        opener.current.focus({ preventScroll: true });
      }
    };
  }, [open]);
}
