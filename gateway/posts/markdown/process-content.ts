import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import type { Root } from 'hast';
import { unified } from 'unified';
import { excerptOf } from '../../../schema/post-rules.ts';
import { sectionsOf, type ContentSection } from './content-sections.ts';
import { allowedHtml, footnotePrefix } from './allowed-html.ts';
import { finishLinks, linkEmbeds } from './links.ts';
import { addAnchors, headingPrefix, levelHeadings } from './headings.ts';
import { finishImages } from './images.ts';
import { boundNesting, countWords, leadOf, textOf, visitElements } from './elements.ts';
import { finishTables } from './tables.ts';

/** The result of rendering a post's content, computed once per save. */
export interface RenderedContent {
  /** Sanitised HTML without h1 and scripts. */
  html: string;
  sections: ContentSection[];
  /** The content without markup. */
  text: string;
  /** Number of words in the text, for the reading time. */
  wordCount: number;
  /** The first sentence or sentences of the prose. */
  excerpt: string;
}

/** Renders content within the renderer's limits. */
export type RenderContent = (content: string) => Promise<RenderedContent>;

/** Replaces the checkboxes of task lists, which readers cannot use, by symbols. */
function labelTasks() {
  return (tree: Root): void => {
    visitElements(tree, (element, parent, index) => {
      const { type, checked } = element.properties;
      if (element.tagName === 'input' && type === 'checkbox') {
        parent.children[index] = {
          type: 'element',
          tagName: 'span',
          properties: { className: ['task'] },
          children: [{ type: 'text', value: checked ? '☑' : '☐' }],
        };
      }
    });
  };
}

/** Makes code blocks, which scroll, reachable by keyboard. */
function finishCode() {
  return (tree: Root): void => {
    visitElements(tree, (element) => {
      if (element.tagName === 'pre') {
        element.properties['tabIndex'] = 0;
      }
    });
  };
}

/**
 * The output of every step before `rehypeSanitize` may be hostile; later steps add only their own
 * elements.
 */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: footnotePrefix })
  .use(rehypeRaw)
  .use(boundNesting)
  .use(labelTasks)
  .use(linkEmbeds)
  .use(rehypeSanitize, allowedHtml)
  .use(levelHeadings)
  .use(rehypeSlug, { prefix: headingPrefix })
  .use(addAnchors)
  .use(finishTables)
  .use(finishCode)
  .use(finishImages)
  .use(finishLinks)
  .use(rehypeStringify)
  .freeze();

/** Renders Markdown as sanitised HTML and plain text. */
export function processContent(content: string): RenderedContent {
  const tree: Root = processor.runSync(processor.parse(content));
  const text = textOf(tree);
  return {
    html: processor.stringify(tree),
    sections: sectionsOf(tree),
    text,
    wordCount: countWords(text),
    excerpt: excerptOf(leadOf(tree) || text),
  };
}
