import * as Tooltip from '@radix-ui/react-tooltip';
import {
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
} from 'react';
import { timings } from '../../../schema/limits.ts';
import type { AnchorProps, TipAnchor } from './tip-anchors.ts';

const nearPx = 24;
const restMs = 50;

/**
 * Whether the pointer left an element in one jump, as pointers of assistive devices and remote
 * screens do, instead of moving towards the tooltip.
 */
function hasJumped(element: Element, event: PointerEvent): boolean {
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
function moveAgain(clientX: number, clientY: number): void {
  setTimeout(() => {
    const move = { clientX, clientY, pointerType: 'mouse', bubbles: true };
    document
      .elementFromPoint(clientX, clientY)
      ?.dispatchEvent(new window.PointerEvent('pointermove', move));
  }, restMs);
}

/**
 * All tooltips of the page share one provider, so that the 300 ms skip delay works between them
 * (product 2.22). A separate chunk, see `tip.tsx`.
 */
export function TooltipLayer({ anchors }: { anchors: readonly TipAnchor[] }) {
  return (
    <Tooltip.Provider
      delayDuration={timings.tooltipDelayMs}
      skipDelayDuration={timings.tooltipSkipMs}
    >
      {anchors.map((anchor) => (
        <AnchoredTooltip key={keyOf(anchor)} anchor={anchor} />
      ))}
    </Tooltip.Provider>
  );
}

const keys = new WeakMap<TipAnchor, number>();
let lastKey = 0;

function keyOf(anchor: TipAnchor): number {
  const key = keys.get(anchor) ?? (lastKey += 1);
  keys.set(anchor, key);
  return key;
}

function AnchoredTooltip({ anchor }: { anchor: TipAnchor }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <RemoteTrigger anchor={anchor} />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        {/* Stands outside of the page's landmarks, so it is one. */}
        <div role="region" aria-label="Tooltip">
          <Tooltip.Content className="tip" sideOffset={6} collisionPadding={8}>
            {anchor.label}
          </Tooltip.Content>
        </div>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

interface RemoteTriggerProps extends AnchorProps {
  anchor: TipAnchor;
  ref?: Ref<HTMLElement>;
}

/**
 * Proxy for an anchor that is rendered elsewhere: passes it the props that Radix gives a trigger.
 */
function RemoteTrigger({ anchor, ref, ...props }: RemoteTriggerProps) {
  const { element, set: give } = anchor;
  useImperativeHandle(ref, () => element, [element]);
  useLayoutEffect(() => {
    give({
      ...props,
      onPointerLeave: (event) => {
        props.onPointerLeave?.(event);
        // Radix takes a jump for the start of a move towards the tooltip and waits for further
        // moves.
        if (hasJumped(element, event)) {
          props.onClick?.(event);
          moveAgain(event.clientX, event.clientY);
        }
      },
    });
  });
  // The pointer may have arrived before this chunk was loaded.
  useEffect(() => {
    if (element.matches(':hover') && window.matchMedia('(hover: hover)').matches) {
      const { left, top, width, height } = element.getBoundingClientRect();
      moveAgain(left + width / 2, top + height / 2);
    }
  }, [element]);
  return null;
}
