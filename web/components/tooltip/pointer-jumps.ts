import type { PointerEvent } from 'react';

const nearPx = 24;
const restMs = 50;

/**
 * Whether the pointer has left an element in one leap, as pointers of assistive devices and remote
 * screens do, instead of setting out for the tooltip.
 */
export function hasJumped(element: Element, event: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { clientX, clientY, relatedTarget } = event;
  const isOutside =
    clientX > left - nearPx &&
    clientX < right + nearPx &&
    clientY > top - nearPx &&
    clientY < bottom + nearPx;
  const onTooltip = relatedTarget instanceof Element && relatedTarget.closest('.tip') !== null;
  return !isOutside && !onTooltip;
}

/** Tells what lies at a point that the pointer is there, once React has caught up with events. */
export function moveAgain(clientX: number, clientY: number): void {
  setTimeout(() => {
    const move = { clientX, clientY, pointerType: 'mouse', bubbles: true };
    document
      .elementFromPoint(clientX, clientY)
      ?.dispatchEvent(new window.PointerEvent('pointermove', move));
  }, restMs);
}
