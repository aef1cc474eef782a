import type { Element, Root } from 'hast';
import { renderingLimits } from '../../../schema/limits.ts';

/** Receives an element and its position. */
export type Visit = (element: Element, parent: Element | Root, index: number) => void;

/**
 * Calls `visit` for every element in document order, parents before children. A visit may change
 * the element or replace it by another node, which is not visited.
 */
export function visitElements(tree: Element | Root, visit: Visit): void {
  tree.children.forEach((child, index) => {
    if (child.type === 'element') {
      visit(child, tree, index);
      if (tree.children[index] === child) {
        visitElements(child, visit);
      }
    }
  });
}

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
