import { useSyncExternalStore } from 'react';
import { useIdleModule } from '../idle.ts';
import { subscribeToTipAnchors, tipAnchors, type TipAnchor } from './tip-anchors.ts';

const loadLayer = () => import('./tooltip-layer.tsx');
const noAnchors: readonly TipAnchor[] = [];

/** Renders the tooltips of every `Tip` on the page. Used once, in the layout. */
export function Tooltips() {
  const anchors = useSyncExternalStore(subscribeToTipAnchors, tipAnchors, () => noAnchors);
  const layer = useIdleModule(loadLayer);
  return layer === undefined ? null : <layer.TooltipLayer anchors={anchors} />;
}
