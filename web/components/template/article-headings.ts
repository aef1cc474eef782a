/** A section of an article: where it begins, and what it is called. */
export interface ArticleHeading {
  id: string;
  text: string;
}

const sectionHeading = /<h2\b[^>]*\bid="([^"]*)"[^>]*>(.*?)<\/h2>/gs;
const tag = /<[^>]*>/g;
const characterReference = /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos|nbsp));/gi;
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** The section that lists the footnotes has a title for screen readers only. */
const footnotes = 'footnote-label';

function decode(html: string): string {
  return html.replace(
    characterReference,
    (_, hexadecimal?: string, decimal?: string, name?: string) => {
      if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      return named[name?.toLowerCase() ?? ''] ?? '';
    },
  );
}

/**
 * The sections of an article's sanitised HTML, for its table of contents: the headings of the
 * second level that can be linked to.
 */
export function articleHeadings(html: string): ArticleHeading[] {
  return [...html.matchAll(sectionHeading)]
    .map(([, id = '', content = '']) => ({
      id: decode(id),
      text: decode(content.replace(tag, '')).trim(),
    }))
    .filter(({ id, text }) => id !== footnotes && text !== '');
}
