import { cleanPastedHtml } from '../../../editor/paste/clean-pasted-html.ts';

const delimiters: Readonly<Record<string, string>> = { STRONG: '**', B: '**', EM: '*', I: '*' };
const blocks = new Set(
  'P DIV UL OL LI H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE TABLE TR SECTION ARTICLE FIGURE'.split(' '),
);

function escaped(text: string): string {
  return text.replace(/[\\*_`[\]]/g, '\\$&');
}

/** Encloses words in delimiters; spaces at their ends stay outside. */
function delimited(text: string, delimiter: string): string {
  const words = text.trim();
  if (words === '') return text;
  const start = text.indexOf(words);
  return text.slice(0, start) + delimiter + words + delimiter + text.slice(start + words.length);
}

function inlineOf(node: Node): string {
  if (node instanceof Text) return escaped(node.data.replace(/\s+/g, ' '));
  if (!(node instanceof Element)) return '';
  if (node.tagName === 'BR') return '\\\n';
  const text = [...node.childNodes].map(inlineOf).join('');
  const href = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : '';
  if (/^(?:https?:|mailto:|tel:|\/)/i.test(href) && text.trim() !== '') {
    const address = /[\s()]/.test(href) ? `<${href}>` : href;
    return delimited(text, '').replace(text.trim(), `[${text.trim()}](${address})`);
  }
  const delimiter = delimiters[node.tagName];
  return delimiter === undefined ? text : delimited(text, delimiter);
}

/** Escapes the start of a line that Markdown would interpret as a list. */
function paragraph(text: string): string {
  return text
    .replace(/(?<!\s)(?:\\\n|\s)+$|^(?:\\\n|\s)+/g, '')
    .replace(/^([-+]|\d+(?=[.)]))(?=[.)\s])/, (start) => (/\d/.test(start) ? start : `\\${start}`))
    .replace(/^(\d+)([.)]\s)/, '$1\\$2');
}

function listOf(list: Element): string {
  const first = Number(list.getAttribute('start') ?? 1);
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  return items
    .map((item, index) => {
      const marker = list.tagName === 'OL' ? `${String(first + index)}. ` : '- ';
      const body = blocksOf(item)
        .join('\n')
        .replace(/\n/g, `\n${' '.repeat(marker.length)}`);
      return marker + body;
    })
    .join('\n');
}

function blocksOf(element: Element): string[] {
  const found: string[] = [];
  let line = '';
  const endLine = () => {
    const text = paragraph(line);
    if (text !== '') found.push(text);
    line = '';
  };
  for (const child of element.childNodes) {
    if (!(child instanceof Element) || !(blocks.has(child.tagName) || hasBlocks(child))) {
      line += inlineOf(child);
      continue;
    }
    endLine();
    if (child.tagName === 'UL' || child.tagName === 'OL') found.push(listOf(child));
    else found.push(...blocksOf(child));
  }
  endLine();
  return found;
}

function hasBlocks(element: Element): boolean {
  return [...element.querySelectorAll('*')].some(({ tagName }) => blocks.has(tagName));
}

/**
 * Converts pasted HTML to the Markdown that an answer supports: paragraphs, bold, italic, links and
 * lists. Of all other elements only the text remains; images are omitted.
 */
export function pastedAnswer(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html');
  document.querySelectorAll('img, picture, svg, script').forEach((element) => element.remove());
  const clean = cleanPastedHtml(document.documentElement.outerHTML).html;
  return blocksOf(new DOMParser().parseFromString(clean, 'text/html').body).join('\n\n');
}
