import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visitElements } from './visit-elements.ts';

function captionOf(table: Element): string {
  const caption = table.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'caption',
  );
  return caption === undefined ? '' : toText(caption).trim();
}

/** Replaces the obsolete attribute of Markdown's column alignment by a class. */
function alignByClass(cell: Element): void {
  const { align, ...properties } = cell.properties;
  cell.properties =
    typeof align === 'string' ? { ...properties, className: [`align-${align}`] } : properties;
}

/**
 * Wraps each table in a uniquely named region that scrolls, also by keyboard, and gives header
 * cells a scope.
 */
export function finishTables() {
  return (tree: Root): void => {
    let count = 0;
    visitElements(tree, (element) => {
      if (element.tagName === 'td' || element.tagName === 'th') {
        alignByClass(element);
      }
      if (element.tagName === 'thead') {
        visitElements(element, (cell) => {
          if (cell.tagName === 'th') cell.properties['scope'] ??= 'col';
        });
      }
    });
    visitElements(tree, (element, parent, index) => {
      if (element.tagName !== 'table') {
        return;
      }
      count += 1;
      const name = [`Table ${String(count)}`, captionOf(element)].filter(Boolean).join(': ');
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: name },
        children: [element],
      };
    });
  };
}
