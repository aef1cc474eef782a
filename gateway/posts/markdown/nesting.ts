import type { Root } from 'hast';
import { renderingLimits } from '../../../schema/limits.ts';

/** Refuses elements nested too deeply, because later steps walk the tree by recursion. */
export function boundNesting() {
  return (tree: Root): void => {
    let level: Root['children'] = tree.children;
    for (let depth = 1; level.length > 0; depth += 1) {
      if (depth > renderingLimits.depthMax) {
        throw new RangeError('The document is nested too deeply.');
      }
      level = level.flatMap((node) => (node.type === 'element' ? node.children : []));
    }
  };
}
