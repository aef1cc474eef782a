/** Between the list and its button, and between the list and the edges of the screen. */
const gap = 6;
const margin = 8;

function buttonOf(list: Element): HTMLElement | null {
  return document.querySelector(`[popovertarget="${list.id}"]`);
}

/** Places the list below the button, or above it if there is more space. */
function place(list: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom, width } = button.getBoundingClientRect();
  const below = innerHeight - bottom - gap - margin;
  const above = top - gap - margin;
  const height = Math.min(list.scrollHeight + 3, Math.max(below, above));
  const fits = height <= below || below >= above;
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${fits ? below : above}px`,
    top: `${fits ? bottom + gap : top - gap - height}px`,
  });
}

function openList(): HTMLElement | null {
  return document.querySelector('.drop:popover-open');
}

function placeOpenList(): void {
  const list = openList();
  const button = list && buttonOf(list);
  if (button) place(list, button);
}

function onToggle(event: Event): void {
  const list = event.target;
  if (!(list instanceof HTMLElement) || !list.matches('.drop')) return;
  const open = (event as ToggleEvent).newState === 'open';
  buttonOf(list)?.setAttribute('aria-expanded', String(open));
  if (open) {
    placeOpenList();
    list.querySelector('input')?.focus();
  }
}

function onButtonKey(event: KeyboardEvent, button: HTMLElement): void {
  const list = openList();
  if (/^Arrow(Down|Up)$/.test(event.key)) {
    event.preventDefault();
    button.click();
  } else if (event.key === 'Tab' && list && buttonOf(list) === button) {
    // Before the list takes the focus.
    list.hidePopover();
  }
}

function onKeyDown(event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLElement)) return;
  const list = event.target.closest<HTMLElement>('.drop');
  if (list !== null) {
    moveBetweenOptions(event, list);
    // Tab moves to the fields before and after the button, as in a native list.
    if (event.key === 'Tab') {
      buttonOf(list)?.focus();
      list.hidePopover();
    }
  } else if (event.target.matches('.sel')) {
    onButtonKey(event, event.target);
  }
}

/**
 * The list of platforms is a popover, which the browser opens and closes. This adds its position,
 * focus and keyboard control.
 */
export function offerPlatformsList(): void {
  document.addEventListener('toggle', onToggle, true);
  addEventListener('keydown', onKeyDown, true);
  document.addEventListener('scroll', placeOpenList, true);
  addEventListener('resize', placeOpenList);
}

/**
 * Keyboard control of an open list of checkboxes: arrows, Home and End move; Enter toggles like
 * Space instead of submitting the form.
 */
function moveBetweenOptions(event: KeyboardEvent, list: HTMLElement): void {
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
