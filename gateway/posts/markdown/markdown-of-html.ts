import type { Root } from 'hast';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { footnotePrefix } from './allowed-html.ts';
import { visitElements } from './elements.ts';

const footnoteId = new RegExp(`#?${footnotePrefix}fn-(.+)$`);

function footnoteOf(address: unknown): string | undefined {
  return typeof address === 'string' ? footnoteId.exec(address)?.[1] : undefined;
}

/** Removes the controls that the site adds to an article. */
function dropControls() {
  return (tree: Root): void => {
    visitElements(tree, ({ tagName, properties }, parent, index) => {
      const isBack = properties['dataFootnoteBackref'] !== undefined;
      if (tagName === 'a' && (isBack || properties['ariaHidden'] === 'true')) {
        parent.children[index] = { type: 'text', value: '' };
      }
    });
  };
}

/** Links stay links; a footnote reference becomes Markdown syntax. */
const link: Handle = (state, element) => {
  const { href, dataFootnoteRef } = element.properties;
  const identifier = footnoteOf(href);
  if (dataFootnoteRef !== undefined && identifier !== undefined) {
    return { type: 'footnoteReference', identifier, label: identifier };
  }
  return href === undefined ? state.all(element) : defaultHandlers.a(state, element);
};

/** The section of the footnotes becomes their definitions. */
const section: Handle = (state, element) => {
  if (element.properties['dataFootnotes'] === undefined) {
    return state.toFlow(state.all(element));
  }
  const definitions: ReturnType<Handle> = [];
  visitElements(element, (item) => {
    const identifier = footnoteOf(item.properties['id']);
    if (item.tagName === 'li' && identifier !== undefined) {
      const children = state.toFlow(state.all(item));
      definitions.push({ type: 'footnoteDefinition', identifier, label: identifier, children });
    }
  });
  return definitions;
};

const reader = unified().use(rehypeRaw).use(dropControls).freeze();
const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-' }).freeze();

/** Converts sanitised HTML to equivalent Markdown. */
export function markdownOfHtml(html: string): string {
  const tree = reader.runSync({ type: 'root', children: [{ type: 'raw', value: html }] });
  const written = toMdast(tree, { document: true, handlers: { a: link, section } });
  return written.type === 'root' ? writer.stringify(written).trim() : '';
}
