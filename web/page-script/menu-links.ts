/**
 * The header's menu is a popover, which the browser opens without a script, but which stays over
 * the place that one of its links leads to.
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
