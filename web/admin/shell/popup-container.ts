/** Where a list that opens from `trigger` belongs: inside its drawer or its landmark. */
export function popupContainer(trigger: HTMLElement): HTMLElement {
  return trigger.closest<HTMLElement>('.ant-drawer-body, main') ?? document.body;
}
