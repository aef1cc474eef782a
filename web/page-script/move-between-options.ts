/**
 * Keyboard control of an open list of checkboxes: arrows, Home and End move; Enter toggles like
 * Space instead of submitting the form.
 */
export function moveBetweenOptions(event: KeyboardEvent, list: HTMLElement): void {
  const options = [...list.querySelectorAll('input')];
  const at = options.findIndex((option) => option === event.target);
  const count = options.length;
  const targets: Partial<Record<string, number>> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  const target = targets[event.key];
  if (target !== undefined) {
    event.preventDefault();
    options[target]?.focus();
  } else if (event.key === 'Enter') {
    event.preventDefault();
    options[at]?.click();
  }
}
