/** The readable part of an article that is still being written. */
export interface DraftText {
  title: string | null;
  content: string;
}

const titlePattern = /"title"\s*:\s*("[^"\\]*(?:\\.[^"\\]*)*")/s;
const contentBegin = /"content"\s*:\s*"/;
const textToQuote = /[^"\\]*(?:\\.[^"\\]*)*/sy;
const longestEscape = 6;
const halfPair = /[\uD800-\uDBFF]$/;

/** The value of a JSON text; undefined if it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unescaped(literal: string): string | undefined {
  const text = parsedJson(literal);
  return typeof text === 'string' ? text : undefined;
}

function titleIn(answer: string): string | null {
  const title = titlePattern.exec(answer)?.[1];
  return title === undefined ? null : (unescaped(title) ?? null);
}

/**
 * The text of a partial string literal and how much of the literal it covers: an escape at its end
 * may be cut off.
 */
function begun(literal: string): { text: string; length: number } | undefined {
  for (let cut = 0; cut < longestEscape && cut <= literal.length; cut += 1) {
    const whole = literal.slice(0, literal.length - cut);
    const text = unescaped(`"${whole}"`);
    if (text !== undefined) {
      const half = !halfPair.test(text) ? 0 : halfPair.test(whole) ? 1 : longestEscape;
      return {
        text: half === 0 ? text : text.slice(0, -1),
        length: whole.length - half,
      };
    }
  }
  return undefined;
}

/**
 * Reads title and content out of a growing JSON object. Quotes inside a text are escaped, so a key
 * cannot be mistaken. Each character is read only once, because a long response arrives in
 * thousands of pieces.
 */
export class DraftReader {
  private title: string | null = null;
  private content = '';
  /** The position where the content continues; undefined before its start and after its end. */
  private at: number | undefined;
  private contentKnown = false;

  /** Reads the draft from everything received so far. */
  read(answer: string): DraftText {
    const within = this.at !== undefined;
    if (!this.contentKnown) {
      const begin = contentBegin.exec(answer);
      this.at = begin === null ? undefined : begin.index + begin[0].length;
      this.contentKnown = begin !== null;
    }
    if (!within) {
      this.title ??= titleIn(answer);
    }
    if (this.at !== undefined) {
      this.readOn(answer, this.at);
    }
    return { title: this.title, content: this.content };
  }

  private readOn(answer: string, from: number): void {
    textToQuote.lastIndex = from;
    const literal = textToQuote.exec(answer)?.[0] ?? '';
    const part = begun(literal);
    this.content += part?.text ?? '';
    const ended = answer[from + literal.length] === '"';
    const readable = part !== undefined || literal.length < longestEscape;
    this.at = ended || !readable ? undefined : from + (part?.length ?? 0);
  }
}

/** Reads the draft from a partial response. */
export function draftTextOf(answer: string): DraftText {
  return new DraftReader().read(answer);
}
