/**
 * Gives a list the focus, and shows it from its top where that is above the screen: after a page
 * was turned, or when the rows that had the focus are gone; `always` shows it so wherever it is.
 */
export function focusFromTheTop(list: HTMLElement | null, when?: 'always'): void {
  list?.focus({ preventScroll: true });
  if (list && (when === 'always' || list.getBoundingClientRect().top < 0)) {
    list.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}
