import { useEffect, useEffectEvent, useRef } from 'react';

/** An open dialog holds the focus; `goOn`, which takes it back, runs once the dialog is gone. */
export function useAfterDialog(isOpen: boolean, onClosed: () => void): void {
  const wasOpen = useRef(false);
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    if (wasOpen.current && !isOpen) closed();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
