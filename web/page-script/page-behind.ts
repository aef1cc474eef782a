let hidden: Element[] = [];

/**
 * Keeps the page behind a dialog from scrolling and from assistive technology; live regions, such
 * as the notifications, go on speaking.
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

/** Gives the page back. */
export function releasePageBehind(): void {
  delete document.documentElement.dataset['dialog'];
  document.body.style.marginRight = '';
  hidden.forEach((part) => part.removeAttribute('aria-hidden'));
  hidden = [];
}
