import type { Element, Root } from 'hast';

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
