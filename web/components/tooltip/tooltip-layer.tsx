import * as Tooltip from 'radix-ui/tooltip';
import { useImperativeHandle, useLayoutEffect, type PointerEvent, type Ref } from 'react';
import { timings } from '../../../schema/limits.ts';
import type { AnchorProps, TipAnchor } from './tip-anchors.ts';

/**
 * All tooltips of the page under one provider, so that the 300 ms skip works from one to the next
 * (specification §4 "Tooltips"). Loaded apart, see `tooltips.tsx`.
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
        <Tooltip.Content className="tip" sideOffset={6} collisionPadding={8}>
          {anchor.label}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

interface RemoteTriggerProps extends AnchorProps {
  anchor: TipAnchor;
  ref?: Ref<HTMLElement>;
}

/** Stands in for the anchor, which is drawn elsewhere, and hands it what Radix gives a trigger. */
function RemoteTrigger({ anchor, ref, ...props }: RemoteTriggerProps) {
  useImperativeHandle(ref, () => anchor.element, [anchor]);
  useLayoutEffect(() => {
    anchor.give({
      ...props,
      onPointerLeave: (event) => {
        props.onPointerLeave?.(event);
        moveAgain(event);
      },
    });
  });
  return null;
}

const settlingMs = 50;

/**
 * After the pointer has left, Radix waits for its next move to tell the way to the tooltip from the
 * way out. A pointer that leaves in one jump and rests makes no such move: this is it.
 */
function moveAgain({ clientX, clientY }: PointerEvent): void {
  setTimeout(() => {
    document.dispatchEvent(new window.PointerEvent('pointermove', { clientX, clientY }));
  }, settlingMs);
}
