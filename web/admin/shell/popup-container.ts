/** The container for a popup of `trigger`: its drawer or landmark. */
export function popupContainer(trigger: HTMLElement): HTMLElement {
  return (
    trigger.closest<HTMLElement>('.ant-drawer-body, .adm-side-panel-body, main') ?? document.body
  );
}
