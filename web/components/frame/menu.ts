import { useEffect, type RefObject } from 'react';

/** The width from which the header shows its links by itself (design guide §2 "Breakpoints"). */
const wide = '(min-width: 1101px)';

/** Closes the header's menu; a browser without popovers has none to close. */
export function closeMenu(menu: HTMLElement | null): void {
  if (menu !== null && 'hidePopover' in menu) menu.hidePopover();
}

/** Closes the menu when the window becomes wide enough for the row of links, as when turned. */
export function useMenuOnlyWhileNarrow(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const close = (): void => closeMenu(menu.current);
    const query = window.matchMedia(wide);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [menu]);
}
