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

/** A region or dialog that code may focus, unlike a control, which the Tab key reaches. */
const receiver = '[tabindex="-1"]';

/**
 * When the focused element is removed, such as a button that its own action removes, moves the focus
 * to the region or dialog that contained it, or to the screen; otherwise Tab and Escape would start
 * from the top of the page.
 */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    let focused: Element | undefined;
    let around: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused = target;
      around = [];
      for (let region = target.parentElement; region; region = region.parentElement) {
        if (region.matches(receiver)) around.push(region);
      }
    };
    const removals = new MutationObserver(() => {
      if (focused === undefined || focused.isConnected) return;
      focused = undefined;
      if (document.activeElement !== document.body) return;
      const region = around.find(({ isConnected }) => isConnected);
      const next = region ?? document.getElementById('main');
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      removals.disconnect();
    };
  }, []);
}
