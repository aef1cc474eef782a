/** What can already be read of an article that is still being written. */
export interface DraftText {
  title: string | null;
  content: string;
}

const titlePattern = /"title"\s*:\s*("[^"\\]*(?:\\.[^"\\]*)*")/s;
const contentPattern = /"content"\s*:\s*("[^"\\]*(?:\\.[^"\\]*)*)/s;
const longestEscape = 6;

function unescaped(literal: string): string | undefined {
  try {
    return String(JSON.parse(literal));
  } catch {
    return undefined;
  }
}

/** The text of a string literal whose end, possibly inside an escape, has not arrived yet. */
function begun(literal: string): string {
  for (let cut = 0; cut < longestEscape; cut += 1) {
    const text = unescaped(`${literal.slice(0, literal.length - cut)}"`);
    if (text !== undefined) {
      return text.replace(/[\uD800-\uDBFF]$/, '');
    }
  }
  return '';
}

/**
 * Reads title and content out of a JSON object of which only the beginning has arrived. Quotes
 * inside a text are escaped there, so that a key can't be mistaken.
 */
export function draftTextOf(answer: string): DraftText {
  const title = titlePattern.exec(answer)?.[1];
  const content = contentPattern.exec(answer)?.[1];
  return {
    title: title === undefined ? null : (unescaped(title) ?? null),
    content: content === undefined ? '' : begun(content),
  };
}
