import { fold, FoldedText } from './folded-text.ts';

/** One occurrence of a search term: `[start, end)` of the original text. */
interface TermHit {
  term: string;
  start: number;
  end: number;
}

/** Replaces each run of whitespace by one space and trims the text. */
export function collapseWhitespace(text: string): string {
  // Single spaces, the most common case, are not matched, because they need no replacement.
  return text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}

/**
 * A text normalised for the blog search: folded case and Unicode composition, punctuation and
 * symbols removed (not replaced by a space), whitespace collapsed and trimmed (product 4.3).
 */
export function normalise(text: string): string {
  return collapseWhitespace(fold(text));
}

/**
 * The terms of a query: its normalised text split on whitespace (product 4.3). A repeated term is
 * returned and scored each time. A query with only punctuation has no terms and no results.
 */
export function searchTerms(query: string): string[] {
  const normalised = normalise(query);
  return normalised === '' ? [] : normalised.split(' ');
}

/** A term and its next occurrence in a folded text. */
interface Cursor {
  term: string;
  at: number;
}

function advance(cursor: Cursor, folded: FoldedText): void {
  cursor.at = folded.indexOf(cursor.term, cursor.at + cursor.term.length);
}

/** All remaining occurrences of the cursors' terms, in text order. */
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

/** The next occurrence of each cursor's term in text order, then all others. */
function* firstOfEachFirst(folded: FoldedText, cursors: readonly Cursor[]): Generator<Cursor> {
  const found = cursors.filter(({ at }) => at !== -1);
  yield* found.toSorted((a, b) => a.at - b.at);
  for (const cursor of found) advance(cursor, folded);
  yield* occurrences(folded, found);
}

/**
 * The occurrences of normalised terms (see `searchTerms`) in a text: those in the normalised text,
 * without overlaps per term, mapped back to the original text. In text order or, by `importance`,
 * the first of each term before all others. Searches lazily.
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
 * The ranges of a text to highlight for a query, as ascending `[start, end)` offsets of the
 * original text; overlapping or adjacent ranges are merged. Empty if there is no match.
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
