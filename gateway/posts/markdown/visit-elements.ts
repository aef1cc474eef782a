import type { Element, Root } from 'hast';

/** Where an element stands; `replace` puts another node in its place. */
export type Visit = (element: Element, parent: Element | Root, index: number) => void;

/**
 * Calls `visit` for every element, parents before children, in the order of the document. A visit
 * may change the element and put another node in its place; what it puts there is not visited.
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
