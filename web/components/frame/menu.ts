import { useEffect, type RefObject } from 'react';

/** Closes the header's menu; a browser without popovers has none to close. */
function closeMenu(menu: HTMLElement | null): void {
  if (menu !== null && 'hidePopover' in menu) menu.hidePopover();
}

/**
 * Closes the menu when the header has room for the row of links and so takes the menu's button
 * away, as when a tablet is turned or its text made smaller.
 */
export function useMenuOnlyWhileNarrow(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (button.current?.offsetWidth === 0) closeMenu(menu.current);
    });
    if (button.current !== null) observer.observe(button.current);
    return () => observer.disconnect();
  }, [menu, button]);
}
