import type { Element, Root } from 'hast';
import { visitElements } from './elements.ts';

/** A prefix that separates the ids of headings from the other ids of the page. */
export const headingPrefix = 's-';

const headingTag = /^h([1-6])$/;
const topLevel = 2;
const lowestLevel = 6;

/** The element name of section headings. */
export const sectionTag = `h${String(topLevel)}`;

function levelOf(element: Element): number | undefined {
  const digit = headingTag.exec(element.tagName)?.[1];
  return digit === undefined ? undefined : Number(digit);
}

/** Whether it is the title of the footnotes, which only screen readers read. */
export function isFootnoteLabel(element: Element): boolean {
  return element.properties['id'] === 'footnote-label';
}

/**
 * Adjusts the levels of headings below the page's own h1: the highest level becomes h2, and no
 * level is skipped.
 */
export function levelHeadings() {
  return (tree: Root): void => {
    const open: number[] = [];
    visitElements(tree, (element) => {
      const level = levelOf(element);
      if (level === undefined || isFootnoteLabel(element)) {
        return;
      }
      while ((open.at(-1) ?? 0) >= level) {
        open.pop();
      }
      open.push(level);
      element.tagName = `h${String(Math.min(topLevel + open.length - 1, lowestLevel))}`;
    });
  };
}

/**
 * Adds to each heading with an id an empty link to itself, which the style sheet shows for a mouse.
 * It is not part of the heading's name or the tab order; the table of contents links to sections,
 * too.
 */
export function addAnchors() {
  return (tree: Root): void => {
    visitElements(tree, (element) => {
      const { id } = element.properties;
      if (levelOf(element) === undefined || typeof id !== 'string' || isFootnoteLabel(element)) {
        return;
      }
      element.children.push({
        type: 'element',
        tagName: 'a',
        properties: {
          className: ['heading-anchor'],
          href: `#${id}`,
          ariaHidden: 'true',
          tabIndex: -1,
        },
        children: [],
      });
    });
  };
}
