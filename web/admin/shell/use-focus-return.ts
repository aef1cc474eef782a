import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus as soon as an overlay closes: to the element from `target`, otherwise to the
 * previous one. Ant Design's drawer would wait for its animation, and then take the focus from the
 * element that the user has moved on to.
 */
export function useFocusReturn(open: boolean, target?: () => HTMLElement | null | undefined): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) {
      opener.current = document.activeElement;
    }
  }, [open]);
  const returnFocus = useEffectEvent(() => {
    const receiver = target?.() ?? opener.current;
    if (receiver instanceof HTMLElement) {
      const focus = () => receiver.focus({ preventScroll: true });
      focus();
      // A dialog that closes while it opens takes the focus back, for one more render.
      if (document.activeElement !== receiver) queueMicrotask(focus);
    }
  });
  useEffect(() => (open ? () => returnFocus() : undefined), [open]);
}
