let hidden: Element[] = [];

/**
 * Prevents scrolling of the page behind a dialog and hides the page from assistive technology. Live
 * regions, such as the notifications, are still announced.
 */
export function lockPageBehind(dialog: Element): void {
  const { documentElement: root, body } = document;
  const scrollBar = innerWidth - root.clientWidth;
  root.dataset['dialog'] = '';
  body.style.marginRight = scrollBar > 0 ? `${scrollBar}px` : '';
  hidden = [...body.children].filter(
    (part) =>
      part !== dialog &&
      part instanceof HTMLElement &&
      !part.matches('script, template, noscript, [aria-live], [aria-hidden]'),
  );
  hidden.forEach((part) => part.setAttribute('aria-hidden', 'true'));
}

/** Makes the page behind a dialog usable again. */
export function releasePageBehind(): void {
  delete document.documentElement.dataset['dialog'];
  document.body.style.marginRight = '';
  hidden.forEach((part) => part.removeAttribute('aria-hidden'));
  hidden = [];
}
