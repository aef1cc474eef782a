import * as Tooltip from '@radix-ui/react-tooltip';
import { useEffect, useImperativeHandle, useLayoutEffect, type Ref } from 'react';
import { timings } from '../../../schema/limits.ts';
import { hasJumped, moveAgain } from './pointer-jumps.ts';
import type { AnchorProps, TipAnchor } from './tip-anchors.ts';

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
