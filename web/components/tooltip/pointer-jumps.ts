import type { PointerEvent } from 'react';

const nearPx = 24;
const restMs = 50;

/**
 * Whether the pointer left an element in one jump, as pointers of assistive devices and remote
 * screens do, instead of moving towards the tooltip.
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

/**
 * Dispatches a pointer move to the element at a point, after React has processed pending events.
 */
export function moveAgain(clientX: number, clientY: number): void {
  setTimeout(() => {
    const move = { clientX, clientY, pointerType: 'mouse', bubbles: true };
    document
      .elementFromPoint(clientX, clientY)
      ?.dispatchEvent(new window.PointerEvent('pointermove', move));
  }, restMs);
}
