/** Where a list that opens from `trigger` belongs: inside its landmark. */
export function popupContainer(trigger: HTMLElement): HTMLElement {
  return trigger.closest('main') ?? document.body;
}
