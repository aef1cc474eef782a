import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { LegalSource } from '../../../schema/content/legal.ts';

/** A legal page, as it is written and ready to be shown. */
export interface LegalDocumentContent extends LegalSource {
  html: string;
  sections: { anchor: string; title: string }[];
}

type LegalSections = LegalDocumentContent['sections'];

function textOf(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? textOf(child) : '';
    })
    .join('');
}

/** Gathers the headings of level two, under the ids `rehype-slug` gave them. */
function collectSections() {
  return (tree: Root, file: { data: Record<string, unknown> }): void => {
    const sections: LegalSections = [];
    for (const node of tree.children) {
      if (node.type === 'element' && node.tagName === 'h2') {
        sections.push({ anchor: String(node.properties['id']), title: textOf(node) });
      }
    }
    file.data['sections'] = sections;
  };
}

/** Markdown to HTML; raw HTML in the source is left out, and so are addresses that run something. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(rehypeSlug)
  .use(collectSections)
  .use(rehypeStringify);

/** A legal page with its text rendered. */
export function drawnDocument(source: LegalSource): LegalDocumentContent {
  const file = processor.processSync(source.body);
  const sections = file.data['sections'] as LegalSections;
  return { ...source, html: String(file), sections };
}
