import type { HTMLAttributes } from 'react';

/** The props that open an element's tooltip, available once the tooltip chunk has loaded. */
export type AnchorProps = HTMLAttributes<HTMLElement>;

export interface TipAnchor {
  element: HTMLElement;
  label: string;
  /** Passes listeners and description to the element. */
  set: (props: AnchorProps) => void;
}

let anchors: readonly TipAnchor[] = [];
const listeners = new Set<() => void>();

function become(next: readonly TipAnchor[]): void {
  anchors = next;
  listeners.forEach((listener) => listener());
}

/** Registers an element. Returns a function that unregisters it. */
export function addTipAnchor(anchor: TipAnchor): () => void {
  become([...anchors, anchor]);
  return () => become(anchors.filter((other) => other !== anchor));
}

/** All elements on the page that have a tooltip. */
export function tipAnchors(): readonly TipAnchor[] {
  return anchors;
}

/** Calls `listener` after each change. Returns a function that unsubscribes it. */
export function subscribeToTipAnchors(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
