import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** The rendered text of a legal page. */
export interface LegalHtml {
  html: string;
  sections: { anchor: string; title: string }[];
}

function textOf(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? textOf(child) : '';
    })
    .join('');
}

/** Collects the headings of level two with the ids that `rehype-slug` gave them. */
function collectSections() {
  return (tree: Root, file: { data: Record<string, unknown> }): void => {
    const sections: LegalHtml['sections'] = [];
    for (const node of tree.children) {
      if (node.type === 'element' && node.tagName === 'h2') {
        sections.push({ anchor: String(node.properties['id']), title: textOf(node) });
      }
    }
    file.data['sections'] = sections;
  };
}

/** Markdown to HTML, without raw HTML from the source and without executable URLs. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(rehypeSlug)
  .use(collectSections)
  .use(rehypeStringify);

export function legalHtml(markdown: string): LegalHtml {
  const file = processor.processSync(markdown);
  const sections = file.data['sections'] as LegalHtml['sections'];
  return { html: String(file), sections };
}
