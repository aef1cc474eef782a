/** The element that a hash such as `#team-section` names, or `null`. */
export function hashTarget(hash: string, page = document): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return page.getElementById(decodeURIComponent(id));
  } catch {
    return page.getElementById(id);
  }
}

/**
 * Moves the focus to an element without scrolling to it, so that reading and tabbing continue
 * there. Elements that are not focusable are made so temporarily.
 */
export function moveFocusTo(element: HTMLElement | null): void {
  if (element === null) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
