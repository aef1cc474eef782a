import { searchLimits } from '../../../schema/limits.ts';
import { collapseWhitespace, findHits } from '../../../schema/search-terms.ts';

interface SnippetOptions {
  /** How many characters a snippet has at most, its ellipses included. */
  length?: number;
  max?: number;
}

/** A part of a text, `[start, end)`. */
interface Passage {
  start: number;
  end: number;
}

const ellipsis = '…';

function overlap(a: Passage, b: Passage): boolean {
  return a.start < b.end && a.end > b.start;
}

/** What the passages leave free around a hit. */
function freeAround(hit: Passage, passages: readonly Passage[], textLength: number): Passage {
  const ends = passages.filter(({ end }) => end <= hit.start).map(({ end }) => end);
  const starts = passages.filter(({ start }) => start >= hit.end).map(({ start }) => start);
  return { start: Math.max(0, ...ends), end: Math.min(textLength, ...starts) };
}

/** As much of `free` around a hit as `length` allows, cut at whitespace where there is any. */
function passageAround(text: string, hit: Passage, free: Passage, length: number): Passage {
  const room = Math.max(length, hit.end - hit.start);
  const before = Math.floor((room - (hit.end - hit.start)) / 2);
  const end = Math.min(free.end, Math.max(free.start, hit.start - before) + room);
  const start = Math.max(free.start, end - room);
  return { start: cutStart(text, start, hit, free), end: cutEnd(text, end, hit, free) };
}

function cutStart(text: string, start: number, hit: Passage, free: Passage): number {
  if (start === free.start || /\s/.test(text.charAt(start - 1))) return start;
  const space = text.slice(start, hit.start).search(/\s/);
  return space === -1 ? hit.start : start + space;
}

function cutEnd(text: string, end: number, hit: Passage, free: Passage): number {
  if (end === free.end || /\s/.test(text.charAt(end))) return end;
  const space = text.slice(hit.end, end).search(/\s\S*$/);
  return space === -1 ? hit.end : hit.end + space;
}

function written(text: string, { start, end }: Passage): string {
  const passage = collapseWhitespace(text.slice(start, end));
  return (start > 0 ? ellipsis : '') + passage + (end < text.length ? ellipsis : '');
}

/**
 * The passages of a text in which normalised terms occur, in the order of the text: plain text as
 * it was written, whitespace collapsed, cut at word boundaries with ellipses, not overlapping. The
 * first occurrence of each term comes before further ones. A hit longer than `length` is shown as
 * a whole. Empty if no term occurs (specification §9 "Blog": length 150 and 3 snippets by default).
 */
export function snippets(
  text: string,
  terms: readonly string[],
  {
    length = searchLimits.snippetLengthDefault,
    max = searchLimits.snippetsDefault,
  }: SnippetOptions = {},
): string[] {
  const plain = text.trim();
  const passages: Passage[] = [];
  for (const hit of findHits(plain, terms, 'importance')) {
    if (passages.length >= max) break;
    if (passages.some((passage) => overlap(passage, hit))) continue;
    const free = freeAround(hit, passages, plain.length);
    passages.push(passageAround(plain, hit, free, length - 2 * ellipsis.length));
  }
  return passages.sort((a, b) => a.start - b.start).map((passage) => written(plain, passage));
}
