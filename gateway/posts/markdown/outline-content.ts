import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { allowedHtml, footnotePrefix } from './allowed-html.ts';
import type { ContentOutline } from './content-sections.ts';
import { headingPrefix } from './headings.ts';
import { boundNesting, textOf, visitElements } from './elements.ts';

/** Reads content as a save does, without the site's own additions; headings have their ids. */
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: footnotePrefix })
  .use(rehypeRaw)
  .use(boundNesting)
  .use(rehypeSanitize, allowedHtml)
  .use(rehypeSlug, { prefix: headingPrefix })
  .freeze();

const headingTag = /^h([1-6])$/;
const block = /^(?:p|li|dd|dt|figcaption|blockquote|caption|summary|td|th)$/;
const inner = /^(?:p|ul|ol|dl|blockquote|table|figure|pre|details)$/;

function plainText({ children }: Pick<Element, 'children'>): string {
  return textOf({ type: 'root', children }).replace(/\s+/gu, ' ').trim();
}

/** The text of a block without the blocks inside it. */
function ownText(element: Element): string {
  const children = element.children.filter(
    (child) => child.type !== 'element' || !inner.test(child.tagName),
  );
  return plainText({ children });
}

function isSourced(element: Element): boolean {
  let sourced = false;
  visitElements(element, ({ tagName, properties }) => {
    sourced ||= tagName === 'a' && properties['href'] !== undefined;
  });
  return sourced;
}

function cellsOf(row: Element): Element[] {
  return row.children.filter(
    (child): child is Element => child.type === 'element' && /^t[dh]$/.test(child.tagName),
  );
}

/** The column and row names of a table's cells. */
function labelsOf(table: Element): Map<Element, string> {
  const rows: Element[] = [];
  visitElements(table, (element) => {
    if (element.tagName === 'tr') rows.push(element);
  });
  const [head, ...body] = rows.map(cellsOf);
  const columns = (head ?? []).map(plainText);
  return new Map(
    body.flatMap((cells) =>
      cells.map((cell, index): [Element, string] => {
        const row = index === 0 || !cells[0] ? '' : plainText(cells[0]);
        return [cell, `${columns[index] ?? ''} ${row}`.trim()];
      }),
    ),
  );
}

/** Reads the parts of content in document order. Hostile content may take long. */
export function outlineContent(content: string): ContentOutline {
  const tree: Root = reader.runSync(reader.parse(content));
  const outline: ContentOutline = {
    passages: [],
    headings: [],
    links: [],
    images: [],
    anchors: [],
  };
  const trail: { level: number; text: string }[] = [];
  const labels = new Map<Element, string>();
  visitElements(tree, (element) => {
    const { tagName, properties } = element;
    if (typeof properties['id'] === 'string') outline.anchors.push(properties['id']);
    const level = Number(headingTag.exec(tagName)?.[1]);
    if (tagName === 'table') {
      for (const [cell, label] of labelsOf(element)) labels.set(cell, label);
    } else if (tagName === 'a' && properties['dataFootnoteRef'] === undefined) {
      if (
        properties['dataFootnoteBackref'] === undefined &&
        typeof properties['href'] === 'string'
      ) {
        outline.links.push({ href: properties['href'], text: plainText(element) });
      }
    } else if (tagName === 'img') {
      const alt = properties['alt'];
      outline.images.push({
        src: properties['src'] ?? '',
        alt: typeof alt === 'string' ? alt.trim() : '',
      });
    } else if (level > 0 && properties['id'] !== 'footnote-label') {
      const text = plainText(element);
      trail.splice(trail.findIndex((heading) => heading.level >= level) >>> 0);
      trail.push({ level, text });
      outline.headings.push({ level, text });
    } else if (block.test(tagName)) {
      const text = ownText(element);
      const above = trail.map((heading) => heading.text);
      const label = labels.get(element) ?? '';
      if (text !== '') outline.passages.push({ text, label, above, sourced: isSourced(element) });
    }
  });
  return outline;
}
