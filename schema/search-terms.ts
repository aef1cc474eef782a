/** One occurrence of a search term, as code unit offsets `[start, end)` of the original text. */
export interface TermHit {
  term: string;
  start: number;
  end: number;
}

/** Anything but letters, their marks, numbers and whitespace: punctuation in the wide sense. */
const punctuation = /[^\p{L}\p{M}\p{N}\s]/gu;
/** What a reader takes for one character: a base with its combining marks. */
const characters = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Removes case and punctuation but leaves every whitespace character, so that the n-th stretch
 * between whitespace of the result comes from the n-th of the text. The Greek final sigma is
 * evened out because its lower case depends on what follows in the word.
 */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ς', 'σ').replace(punctuation, '');
}

/**
 * A text as the blog search reads it: without regard to case and Unicode composition,
 * punctuation and symbols removed (not replaced by a space), whitespace collapsed and trimmed
 * (specification §5 "Search", contract §6 item 21).
 */
export function normalise(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}

/**
 * The terms of a query: its normalised text split on whitespace (specification §5 "Search"). A
 * repeated term stays repeated and scores once for each time it was typed. A query of nothing but
 * punctuation has no terms and finds nothing.
 */
export function searchTerms(query: string): string[] {
  const normalised = normalise(query);
  return normalised === '' ? [] : normalised.split(' ');
}

const whitespaceBeyondAscii = /\s/;

function isWhitespace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return whitespaceBeyondAscii.test(String.fromCharCode(code));
}

function stretchEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && !isWhitespace(text.charCodeAt(end))) end += 1;
  return end;
}

const keptAscii = Array.from({ length: 0x80 }, (_, code) => fold(String.fromCharCode(code)) !== '');

/** The part of `word` whose folded form covers `[start, end)` of `fold(word)`, if all is ASCII. */
function unfoldAscii(word: string, start: number, end: number): [number, number] | undefined {
  let folded = 0;
  let first = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code >= 0x80) return undefined;
    if (keptAscii[code] !== true) continue;
    if (folded === start) first = at;
    folded += 1;
    // A combining mark may follow the last letter: then the general way must decide.
    if (folded === end) return word.charCodeAt(at + 1) >= 0x80 ? undefined : [first, at + 1];
  }
  return undefined;
}

/** As `unfoldAscii` for any script; a hit inside a character with marks covers all of it. */
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
  // Some scripts compose across characters (Hangul letters): then the word is the smallest unit.
  return folded === fold(word).length ? [first, last] : [0, word.length];
}

/**
 * Where the terms occur in a text, in the order of the text: each term's occurrences in the
 * normalised text, without overlap among themselves, traced back to the text as it was written.
 * Terms must be normalised (see `searchTerms`).
 */
export function findHits(text: string, terms: readonly string[]): TermHit[] {
  const folded = fold(text);
  const found: TermHit[] = [];
  for (const term of new Set(terms)) {
    let start = folded.indexOf(term);
    while (start !== -1) {
      found.push({ term, start, end: start + term.length });
      start = folded.indexOf(term, start + term.length);
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);

  let foldedStart = 0;
  let foldedEnd = stretchEnd(folded, 0);
  let wordStart = 0;
  let wordEnd = stretchEnd(text, 0);
  return found.map(({ term, start, end }) => {
    while (foldedEnd < end) {
      foldedStart = foldedEnd + 1;
      foldedEnd = stretchEnd(folded, foldedStart);
      wordStart = wordEnd + 1;
      wordEnd = stretchEnd(text, wordStart);
    }
    const word = text.slice(wordStart, wordEnd);
    const inside: [number, number] = [start - foldedStart, end - foldedStart];
    const [first, last] = unfoldAscii(word, ...inside) ?? unfold(word, ...inside);
    return { term, start: wordStart + first, end: wordStart + last };
  });
}

/**
 * The stretches of a text to mark for a query, as ascending `[start, end)` offsets of the original
 * text; stretches that overlap or touch are one. Empty when nothing matches (specification §2
 * "Blog list": highlighted matches during search).
 */
export function hitRanges(text: string, query: string): [start: number, end: number][] {
  const ranges: [start: number, end: number][] = [];
  for (const { start, end } of findHits(text, searchTerms(query))) {
    const last = ranges.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}
