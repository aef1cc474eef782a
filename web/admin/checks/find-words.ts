/** A stretch of a text, from its first character to the one behind its last. */
export interface Stretch {
  start: number;
  end: number;
}

const wordsPattern = /[\p{L}\p{N}]+/gu;

function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Where an excerpt stands in a text that may carry marks or line breaks between its words, such as
 * the Markdown that it was made of; undefined where it does not.
 */
export function findWords(text: string, excerpt: string): Stretch | undefined {
  const literal = excerpt === '' ? -1 : text.indexOf(excerpt);
  if (literal !== -1) return { start: literal, end: literal + excerpt.length };
  const words = excerpt.match(wordsPattern);
  if (words === null) return undefined;
  // Between two words stands no third one; in Markdown, perhaps the address of a link.
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
