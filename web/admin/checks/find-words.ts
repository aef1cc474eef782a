/** A range of a text, end excluded. */
export interface Stretch {
  start: number;
  end: number;
}

const wordsPattern = /[\p{L}\p{N}]+/gu;

function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * The range of an excerpt in a text that may contain Markdown delimiters or line breaks between its
 * words; undefined if it is not found.
 */
export function findWords(text: string, excerpt: string): Stretch | undefined {
  const literal = excerpt === '' ? -1 : text.indexOf(excerpt);
  if (literal !== -1) return { start: literal, end: literal + excerpt.length };
  const words = excerpt.match(wordsPattern);
  if (words === null) return undefined;
  // Between two words there is no other word, except the URL of a Markdown link.
  const gap = '(?:\\]\\([^)\\s]*\\)|[^\\p{L}\\p{N}])*';
  const pattern = new RegExp(words.map(escapedPattern).join(gap), 'u');
  const found = pattern.exec(text);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}

/** The event by which the rich view of the content is asked to select an excerpt, its detail. */
export const excerptWanted = 'excerptwanted';

/** Selects an excerpt in what has the focus, and brings it into sight. */
export function selectExcerpt(element: Element | null, excerpt: string): void {
  if (excerpt === '') return;
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
    const found = findWords(element.value, excerpt);
    if (found) element.setSelectionRange(found.start, found.end);
  } else {
    element?.dispatchEvent(new CustomEvent(excerptWanted, { detail: excerpt }));
  }
}
