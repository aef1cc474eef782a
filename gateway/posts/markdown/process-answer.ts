import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type Processor } from 'unified';
import { finishLinks } from './links.ts';

/** Syntax for longer texts stays as typed in an answer; HTML is plain text. */
const plain = [
  ...['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'headingAtx', 'htmlFlow'],
  ...['htmlText', 'labelStartImage', 'setextUnderline', 'thematicBreak'],
];

function readLess(this: Processor): void {
  this.data({ micromarkExtensions: [{ disable: { null: plain } }] });
}

const allowed: Options = {
  tagNames: ['p', 'br', 'em', 'strong', 'code', 'a', 'ul', 'ol', 'li'],
  attributes: { a: ['href', 'title'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  clobber: [],
};

const processor = unified()
  .use(readLess)
  .use(remarkParse)
  .use(remarkRehype)
  .use(rehypeSanitize, allowed)
  .use(finishLinks)
  .use(rehypeStringify)
  .freeze();

/** Renders the Markdown of an answer as sanitised HTML. */
export function processAnswer(answer: string): string {
  return processor.processSync(answer).toString().trim();
}
