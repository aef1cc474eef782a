const reachable = 'a[href], button, input, textarea';

function stopsOf(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );
}

export function tabWithin(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = stopsOf(dialog);
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  const outside = activeElement === document.body || activeElement === dialog;
  const next = event.shiftKey ? last : first;
  const end = event.shiftKey ? first : last;
  if (outside || activeElement === end) {
    event.preventDefault();
    next?.focus();
  }
}
