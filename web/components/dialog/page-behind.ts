/**
 * Prevents scrolling of the page behind a dialog and hides the page from assistive technology. Live
 * regions, such as the notifications, are still announced.
 */
export function lockPageBehind(dialog: Element): void {
  releasePageBehind();
  const { documentElement: root, body } = document;
  const scrollBar = innerWidth - root.clientWidth;
  root.dataset['dialog'] = '';
  body.style.marginRight = scrollBar > 0 ? `${scrollBar}px` : '';
  for (const part of body.children) {
    if (part !== dialog && !part.matches('script, template, noscript, [aria-live]')) {
      part.setAttribute('aria-hidden', 'true');
    }
  }
}

/** Makes the page behind a dialog usable again. Nothing but a dialog hides a part of the body. */
export function releasePageBehind(): void {
  delete document.documentElement.dataset['dialog'];
  document.body.style.marginRight = '';
  document.querySelectorAll('body > [aria-hidden]').forEach((part) => {
    part.removeAttribute('aria-hidden');
  });
}
