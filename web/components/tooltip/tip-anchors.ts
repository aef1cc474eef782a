import type { HTMLAttributes } from 'react';

/** What an element needs to open its tooltip, once the tooltips' module is there. */
export type AnchorProps = HTMLAttributes<HTMLElement>;

/** An element with a tooltip. */
export interface TipAnchor {
  element: HTMLElement;
  label: string;
  /** Hands the element its listeners and description. */
  set: (props: AnchorProps) => void;
}

let anchors: readonly TipAnchor[] = [];
const listeners = new Set<() => void>();

function become(next: readonly TipAnchor[]): void {
  anchors = next;
  listeners.forEach((listener) => listener());
}

/** Enters an element; the returned function takes it out again. */
export function addTipAnchor(anchor: TipAnchor): () => void {
  become([...anchors, anchor]);
  return () => become(anchors.filter((other) => other !== anchor));
}

/** All elements with a tooltip that are on the page. */
export function tipAnchors(): readonly TipAnchor[] {
  return anchors;
}

/** Calls `listener` after each change until the returned function is called. */
export function subscribeToTipAnchors(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
