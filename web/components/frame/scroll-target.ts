/** The element of a page that a hash such as `#team-section` names, or `null`. */
export function hashTarget(hash: string, page = document): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return page.getElementById(decodeURIComponent(id));
  } catch {
    return page.getElementById(id);
  }
}

/**
 * Lets reading and tabbing go on from an element, without scrolling to it. What cannot have focus
 * by itself is given a place for it, and loses it again afterwards.
 */
export function moveFocusTo(element: HTMLElement | null): void {
  if (element === null) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
