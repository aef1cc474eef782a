import type { Element, Root, RootContent } from 'hast';
import { toText } from 'hast-util-to-text';

/** Marks that lead to and from footnotes, and the title that only screen readers meet. */
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

/** The text of a document as a reader takes it in. */
export function textOf(tree: Root): string {
  return toText(withoutFootnoteReferences(tree)).trim();
}

/** The text of the paragraphs that stand by themselves, without headings, lists and tables. */
export function leadOf(tree: Root): string {
  const paragraphs = tree.children.filter(
    (child) => child.type === 'element' && child.tagName === 'p',
  );
  return textOf({ type: 'root', children: paragraphs }).replace(/\s+/g, ' ');
}

/** Counts what is between spaces and holds a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
