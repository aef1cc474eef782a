import * as Slot from '@radix-ui/react-slot';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useIdleModule } from '../idle.ts';
import {
  addTipAnchor,
  subscribeToTipAnchors,
  tipAnchors,
  type AnchorProps,
  type TipAnchor,
} from './tip-anchors.ts';

interface TipProps {
  label: string;
  /**
   * One element that accepts a ref, such as an icon-only button. It has its own accessible name.
   */
  children: ReactElement;
}

/**
 * Gives an element a tooltip (product 2.22), which `Tooltips` renders. Until the tooltip chunk has
 * loaded, the element has no tooltip; loading it does not remount the element.
 */
export function Tip({ label, children }: TipProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [props, give] = useState<AnchorProps>({});
  useEffect(
    () => (element === null ? undefined : addTipAnchor({ element, label, set: give })),
    [element, label],
  );
  return (
    <Slot.Root ref={setElement} {...props}>
      {children}
    </Slot.Root>
  );
}

const loadLayer = () => import('./tooltip-layer.tsx');
const noAnchors: readonly TipAnchor[] = [];

/** Renders the tooltips of every `Tip` on the page. Used once, in the layout. */
export function Tooltips() {
  const anchors = useSyncExternalStore(subscribeToTipAnchors, tipAnchors, () => noAnchors);
  const layer = useIdleModule(loadLayer);
  return layer === undefined ? null : <layer.TooltipLayer anchors={anchors} />;
}
