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
      const focusedDialog = () => document.activeElement?.closest('[role="dialog"]');
      const before = focusedDialog();
      focus();
      const closing = before ?? focusedDialog();
      // A dialog that closes before its opening ends takes the focus back in the same turn.
      queueMicrotask(() => {
        if (closing?.contains(document.activeElement)) focus();
      });
    }
  });
  useEffect(() => (open ? () => returnFocus() : undefined), [open]);
}

/**
 * An open dialog traps the focus; `onClosed`, which moves it back, runs after the dialog is closed.
 */
export function useAfterDialog(isOpen: boolean, onClosed: () => void): void {
  const wasOpen = useRef(false);
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    if (wasOpen.current && !isOpen) closed();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
