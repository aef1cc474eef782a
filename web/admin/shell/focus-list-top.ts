/**
 * Focuses a list and scrolls to its top if that is above the screen: after a page change, or when
 * the rows with the focus were removed. With `always`, it scrolls in any case.
 */
export function focusListTop(list: HTMLElement | null, when?: 'always'): void {
  list?.focus({ preventScroll: true });
  if (list && (when === 'always' || list.getBoundingClientRect().top < 0)) {
    list.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}
