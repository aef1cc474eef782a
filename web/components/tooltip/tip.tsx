import * as Slot from '@radix-ui/react-slot';
import { useEffect, useState, type ReactElement } from 'react';
import { addTipAnchor, type AnchorProps } from './tip-anchors.ts';

interface TipProps {
  label: string;
  /** One element that takes a ref, such as an icon-only button. It has a name of its own. */
  children: ReactElement;
}

/**
 * Gives an element a tooltip (product 2.22). `Tooltips` shows it; until its module has
 * been loaded the element simply has none, and it is never remounted for it.
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
