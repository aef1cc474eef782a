import { fold, FoldedText } from './folded-text.ts';

/** One occurrence of a search term: `[start, end)` of the text as it was written. */
export interface TermHit {
  term: string;
  start: number;
  end: number;
}

/** A text with single spaces for all stretches of whitespace, and none at its ends. */
export function collapseWhitespace(text: string): string {
  // Single spaces, which are nearly all, are not matched: there is nothing to replace.
  return text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}

/**
 * A text as the blog search reads it: without regard to case and to how Unicode composes letters,
 * punctuation and symbols removed (not replaced by a space), whitespace collapsed and trimmed
 * (product 4.3).
 */
export function normalise(text: string): string {
  return collapseWhitespace(fold(text));
}

/**
 * The terms of a query: its normalised text split on whitespace (product 4.3). A
 * repeated term stays repeated and scores each time. A query of nothing but punctuation has no
 * terms and finds nothing.
 */
export function searchTerms(query: string): string[] {
  const normalised = normalise(query);
  return normalised === '' ? [] : normalised.split(' ');
}

/** A term and where it occurs next in a folded text. */
interface Cursor {
  term: string;
  at: number;
}

function advance(cursor: Cursor, folded: FoldedText): void {
  cursor.at = folded.indexOf(cursor.term, cursor.at + cursor.term.length);
}

/** All further occurrences of the cursors' terms, in the order of the text. */
function* occurrences(folded: FoldedText, cursors: readonly Cursor[]): Generator<Cursor> {
  for (;;) {
    let first: Cursor | undefined;
    for (const cursor of cursors) {
      if (cursor.at !== -1 && (first === undefined || cursor.at < first.at)) first = cursor;
    }
    if (first === undefined) return;
    yield first;
    advance(first, folded);
  }
}

/** The next occurrence of each cursor's term, in the order of the text, then all others. */
function* firstOfEachFirst(folded: FoldedText, cursors: readonly Cursor[]): Generator<Cursor> {
  const found = cursors.filter(({ at }) => at !== -1);
  yield* found.toSorted((a, b) => a.at - b.at);
  for (const cursor of found) advance(cursor, folded);
  yield* occurrences(folded, found);
}

/**
 * Where normalised terms (see `searchTerms`) occur in a text: each term's occurrences in the
 * normalised text, without overlap among themselves, traced back to the text as it was written. In
 * the order of the text or, by `importance`, the first of each term ahead of all others. Looks only
 * as far as hits are asked for.
 */
export function* findHits(
  text: string,
  terms: readonly string[],
  order: 'text' | 'importance' = 'text',
): Generator<TermHit> {
  const folded = new FoldedText(text);
  const cursors = Array.from(new Set(terms), (term) => ({ term, at: folded.indexOf(term) }));
  const inOrder = order === 'text' ? occurrences : firstOfEachFirst;
  for (const { term, at } of inOrder(folded, cursors)) {
    const [start, end] = folded.trace(at, at + term.length);
    yield { term, start, end };
  }
}

/**
 * The stretches of a text to mark for a query, as ascending `[start, end)` offsets of the text as
 * it was written; stretches that overlap or touch are one. Empty when nothing matches.
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
