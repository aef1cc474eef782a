import { searchLimits } from '../../../schema/limits.ts';
import { collapseWhitespace, findHits } from '../../../schema/search-terms.ts';

interface SnippetOptions {
  /** Maximum number of characters of a snippet, including ellipses. */
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

/**
 * The line around a hit (a paragraph, a heading, a table row), up to `reach` characters before it.
 * No word crosses its ends.
 */
function lineAround(text: string, hit: Passage, reach: number): Passage {
  const furthest = Math.max(0, hit.start - reach);
  const before = text.slice(furthest, hit.start).lastIndexOf('\n');
  const end = text.indexOf('\n', hit.end);
  return {
    start: before === -1 ? furthest : furthest + before + 1,
    end: end === -1 ? text.length : end,
  };
}

/** The part of the line around a hit that no passage covers yet. */
function freeAround(hit: Passage, passages: readonly Passage[], line: Passage): Passage {
  const ends = passages.filter(({ end }) => end <= hit.start).map(({ end }) => end);
  const starts = passages.filter(({ start }) => start >= hit.end).map(({ start }) => start);
  return { start: Math.max(line.start, ...ends), end: Math.min(line.end, ...starts) };
}

/** As much of `free` around a hit as `length` allows, cut at whitespace where there is any. */
function passageAround(text: string, hit: Passage, free: Passage, length: number): Passage {
  const available = Math.max(length, hit.end - hit.start);
  const before = Math.floor((available - (hit.end - hit.start)) / 2);
  const end = Math.min(free.end, Math.max(free.start, hit.start - before) + available);
  const start = Math.max(free.start, end - available);
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

/** Whether only spaces separate `at` from the start, or the end, of its line. */
function isAtLineEdge(text: string, at: number, step: -1 | 1): boolean {
  for (let next = step === 1 ? at : at - 1; ; next += step) {
    const character = text.charAt(next);
    if (character === '' || character === '\n') return true;
    if (!/\s/.test(character)) return false;
  }
}

function written(text: string, { start, end }: Passage): string {
  const before = isAtLineEdge(text, start, -1) ? '' : ellipsis;
  const after = isAtLineEdge(text, end, 1) ? '' : ellipsis;
  return before + collapseWhitespace(text.slice(start, end)) + after;
}

/**
 * The passages of a text in which normalised terms occur, in text order (product 4.3): plain text
 * as written, whitespace collapsed, not overlapping, cut at word boundaries with ellipses and at
 * line ends without, so that no heading runs into the sentence below it. The first occurrence of
 * each term comes before further ones. A hit longer than `length` is shown whole. Empty if no term
 * occurs.
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
    const free = freeAround(hit, passages, lineAround(plain, hit, length + 1));
    passages.push(passageAround(plain, hit, free, length - 2 * ellipsis.length));
  }
  return passages.sort((a, b) => a.start - b.start).map((passage) => written(plain, passage));
}
