import { useEffect, type RefObject } from 'react';

/** Closes the header's menu, if the browser supports popovers. */
function closeMenu(menu: HTMLElement | null): void {
  if (menu !== null && 'hidePopover' in menu) menu.hidePopover();
}

/**
 * Closes the menu when the header becomes wide enough for the row of links and hides the menu's
 * button, as when a tablet is turned or its text made smaller.
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
