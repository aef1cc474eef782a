import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visitElements } from './elements.ts';

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

/** Tables of at least this many columns are stacks of cells on a phone (article-text.css). */
const wideColumns = 4;

function childrenNamed(parent: Element, ...names: string[]): Element[] {
  return parent.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );
}

/**
 * Labels the cells of a wide table with their column, which a stack shows; not if a row has another
 * number of cells than the header, because cells may then span columns.
 */
function labelCells(table: Element): void {
  const [header] = childrenNamed(table, 'thead').flatMap((head) => childrenNamed(head, 'tr'));
  const columns = header === undefined ? [] : childrenNamed(header, 'th').map((th) => toText(th));
  const rows = childrenNamed(table, 'tbody').flatMap((body) => childrenNamed(body, 'tr'));
  const cells = rows.map((row) => childrenNamed(row, 'th', 'td'));
  if (columns.length < wideColumns || cells.some(({ length }) => length !== columns.length)) return;
  for (const row of cells) {
    row.forEach((cell, index) => {
      cell.properties['dataLabel'] = (columns[index] ?? '').trim();
    });
  }
}

/**
 * Wraps each table in a uniquely named region that scrolls, also by keyboard, and gives header
 * cells a scope, and labels the cells of wide tables.
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
      labelCells(element);
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
