import * as Slot from '@radix-ui/react-slot';
import { useEffect, useState, type ReactElement } from 'react';
import { addTipAnchor, type AnchorProps } from './tip-anchors.ts';

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
