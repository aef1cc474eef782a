import { useEffect, useEffectEvent, useRef } from 'react';

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
