/**
 * Anything except letters, combining marks, numbers and whitespace: punctuation in the wide sense.
 */
const punctuation = /[^\p{L}\p{M}\p{N}\s]/gu;
/** A character as readers see it: a base with its combining marks. */
const characters = /\P{M}\p{M}*|\p{M}+/gu;
const whitespaceBeyondAscii = /\s/;

/** The folding rule for text in composed form. */
function foldCharacters(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ').replace(punctuation, '');
}

/** The folding rule for each ASCII code, as a code; 0 if it is removed. */
const foldedAscii = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const folded = foldCharacters(String.fromCharCode(code));
  return folded === '' ? 0 : folded.charCodeAt(0);
});

const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });

/**
 * A text without case and punctuation. Every whitespace character is preserved, so that the n-th
 * word of the result is from the n-th word of the text. Greek final sigma is normalised, because
 * the lower case of sigma depends on the next letter in the word.
 * ASCII uses a lookup table: the regular expression takes five times as long on an article, and a
 * search folds every article it shows.
 */
export function fold(text: string): string {
  const composed = text.normalize('NFC');
  // Lower case is at most twice as long (Turkish İ becomes two characters).
  const codes = new Uint16Array(composed.length * 2);
  let length = 0;
  for (let at = 0; at < composed.length; at += 1) {
    const code = composed.charCodeAt(at);
    if (code < 0x80) {
      const folded = foldedAscii[code] ?? 0;
      codes[length] = folded;
      if (folded !== 0) length += 1;
      continue;
    }
    let end = at + 1;
    while (end < composed.length && composed.charCodeAt(end) >= 0x80) end += 1;
    const folded = foldCharacters(composed.slice(at, end));
    for (let index = 0; index < folded.length; index += 1) {
      codes[length + index] = folded.charCodeAt(index);
    }
    length += folded.length;
    at = end - 1;
  }
  return utf16.decode(codes.subarray(0, length));
}

function isWhitespace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return whitespaceBeyondAscii.test(String.fromCharCode(code));
}

function stretchEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && !isWhitespace(text.charCodeAt(end))) end += 1;
  return end;
}

/**
 * The part of `word` that `[start, end)` of `fold(word)` comes from, if the word is ASCII up to
 * there.
 */
function unfoldAscii(word: string, start: number, end: number): [number, number] | undefined {
  let folded = 0;
  let first = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code >= 0x80) return undefined;
    if (foldedAscii[code] === 0) continue;
    if (folded === start) first = at;
    folded += 1;
    // A combining mark may follow the last letter: then `unfold` must decide.
    if (folded === end) return word.charCodeAt(at + 1) >= 0x80 ? undefined : [first, at + 1];
  }
  return undefined;
}

/** Like `unfoldAscii`, for any script; a base and its marks are one unit. */
function unfold(word: string, start: number, end: number): [number, number] {
  let folded = 0;
  let at = 0;
  let first = word.length;
  let last = 0;
  for (const character of word.match(characters) ?? []) {
    const width = fold(character).length;
    if (width > 0 && folded < end && folded + width > start) {
      first = Math.min(first, at);
      last = at + character.length;
    }
    folded += width;
    at += character.length;
  }
  // Some scripts compose across characters (Hangul letters): then the whole word is the smallest
  // unit.
  return folded === fold(word).length ? [first, last] : [0, word.length];
}

/**
 * The number of characters folded first: most terms occur early, and then the rest is not needed.
 */
const headLength = 2_048;

/** The end of the word at `from`, including the whitespace after it. */
function afterWordAt(text: string, from: number): number {
  return Math.min(stretchEnd(text, from) + 1, text.length);
}

/** The folded form of a text, for searching, with a mapping back to the original text. */
export class FoldedText {
  readonly #text: string;
  /** The folded part so far: whole words of the text. */
  #folded: string;
  #foldedUpTo: number;
  /** The last word looked up, in the folded and in the original text. */
  #foldedStart = 0;
  #foldedEnd = 0;
  #wordStart = 0;
  #wordEnd = 0;

  constructor(text: string) {
    this.#text = text;
    this.#foldedUpTo = afterWordAt(text, Math.min(headLength, text.length));
    this.#folded = fold(text.slice(0, this.#foldedUpTo));
    this.#rewind();
  }

  /** The next position of a term without whitespace in the folded text; -1 if there is none. */
  indexOf(term: string, from = 0): number {
    const at = this.#folded.indexOf(term, from);
    if (at !== -1 || this.#foldedUpTo === this.#text.length) return at;
    this.#folded += fold(this.#text.slice(this.#foldedUpTo));
    this.#foldedUpTo = this.#text.length;
    return this.#folded.indexOf(term, from);
  }

  /**
   * The part of the original text that `[start, end)` of the folded text comes from. It must not
   * span whitespace. Fastest in ascending order.
   */
  trace(start: number, end: number): [start: number, end: number] {
    if (start < this.#foldedStart) this.#rewind();
    while (this.#foldedEnd < end) {
      this.#foldedStart = this.#foldedEnd + 1;
      this.#foldedEnd = stretchEnd(this.#folded, this.#foldedStart);
      this.#wordStart = this.#wordEnd + 1;
      this.#wordEnd = stretchEnd(this.#text, this.#wordStart);
    }
    const word = this.#text.slice(this.#wordStart, this.#wordEnd);
    const inside: [number, number] = [start - this.#foldedStart, end - this.#foldedStart];
    const [first, last] = unfoldAscii(word, ...inside) ?? unfold(word, ...inside);
    return [this.#wordStart + first, this.#wordStart + last];
  }

  #rewind(): void {
    this.#foldedStart = 0;
    this.#foldedEnd = stretchEnd(this.#folded, 0);
    this.#wordStart = 0;
    this.#wordEnd = stretchEnd(this.#text, 0);
  }
}
