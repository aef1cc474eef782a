/**
 * Whether a dialog is open in front of the page; dialogs within `beside`, a selector, stand beside
 * it and do not count.
 */
export function isDialogOpen(beside?: string): boolean {
  return [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some(
    (dialog) =>
      dialog.checkVisibility() && (beside === undefined || dialog.closest(beside) === null),
  );
}
