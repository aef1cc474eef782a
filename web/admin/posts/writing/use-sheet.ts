import { useEffect, useRef, useState, type RefObject } from 'react';

interface Sheet {
  open: boolean;
  /** The element of the sheet, focused when it opens. */
  ref: RefObject<HTMLElement | null>;
  show: () => void;
  toggle: () => void;
  /** Closes the sheet if it covers the page. */
  closeSheet: () => void;
}

function isSideBySide(): boolean {
  return window.matchMedia('(min-width: 1101px)').matches;
}

/**
 * Whether the sheet of fields is open. After closing a sheet that covers the page, the scroll
 * position of the page is restored.
 */
export function useSheet(): Sheet {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const readAt = useRef(0);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    if (!isSideBySide()) window.scrollTo({ top: open ? 0 : readAt.current, behavior: 'instant' });
    if (open && !ref.current?.contains(document.activeElement)) {
      ref.current?.focus({ preventScroll: true });
    }
  }, [open]);
  const show = () => {
    if (!open) readAt.current = window.scrollY;
    setOpen(true);
  };
  const closeSheet = () => {
    if (!isSideBySide()) setOpen(false);
  };
  return { open, ref, show, toggle: () => (open ? setOpen(false) : show()), closeSheet };
}
