/**
 * Gives a list the focus, and shows it from its top where that is above the screen: after a page
 * was turned, or when the rows that had the focus are gone.
 */
export function focusFromTheTop(list: HTMLElement | null): void {
  list?.focus({ preventScroll: true });
  if (list && list.getBoundingClientRect().top < 0) {
    list.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}
