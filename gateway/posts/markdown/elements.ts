import type { Element, Root, RootContent } from 'hast';
import { toText } from 'hast-util-to-text';
import { renderingLimits } from '../../../schema/limits.ts';

/** Links to and from footnotes, and the title that only screen readers read. */
function isFootnoteReference({ properties }: Element): boolean {
  return (
    properties['dataFootnoteRef'] !== undefined ||
    properties['dataFootnoteBackref'] !== undefined ||
    properties['id'] === 'footnote-label'
  );
}

function withoutFootnoteReferences<T extends Root | Element>(node: T): T {
  const children = (node.children as RootContent[])
    .filter((child) => child.type !== 'element' || !isFootnoteReference(child))
    .map((child) => (child.type === 'element' ? withoutFootnoteReferences(child) : child));
  return { ...node, children };
}

/** The text of a document as readers see it. */
export function textOf(tree: Root): string {
  return toText(withoutFootnoteReferences(tree)).trim();
}

/** The text of the top-level paragraphs, without headings, lists and tables. */
export function leadOf(tree: Root): string {
  const paragraphs = tree.children.filter(
    (child) => child.type === 'element' && child.tagName === 'p',
  );
  return textOf({ type: 'root', children: paragraphs }).replace(/\s+/g, ' ');
}

/** Counts the words between spaces that contain a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Receives an element and its position. */
type Visit = (element: Element, parent: Element | Root, index: number) => void;

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
