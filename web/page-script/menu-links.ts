/**
 * The header's menu is a popover. The browser opens it without a script, but does not close it when
 * one of its links is followed within the page.
 */
export function closeMenuBehindLinks(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('#site-menu :is(a, button)')) {
        document.querySelector<HTMLElement>('#site-menu:popover-open')?.hidePopover();
      }
    },
    true,
  );
}
