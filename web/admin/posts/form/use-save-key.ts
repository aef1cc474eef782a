import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isDialogOpen } from '../../shell/is-dialog-open.ts';

/** Fields report their latest input on blur at the latest; the focus returns immediately. */
function blurAndFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) {
    activeElement.blur();
    activeElement.focus({ preventScroll: true });
  }
}

/** Whether the element is visible and contains the focus, or nothing has the focus. */
function concerns(element: HTMLElement | null): boolean {
  const { activeElement: focused, body } = document;
  return element?.checkVisibility() === true && (focused === body || element.contains(focused));
}

/**
 * Ctrl+S, or Cmd+S, saves (product 5.4): wherever the focus is; with `within`, only if the focus is
 * there or nowhere.
 */
export function useSaveKey(save: () => void, within?: RefObject<HTMLElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const saves = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!saves || event.key.toLowerCase() !== 's') return;
    if (within && !concerns(within.current)) return;
    event.preventDefault();
    if (isDialogOpen()) return;
    blurAndFocus();
    save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
