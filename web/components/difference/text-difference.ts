import { diffLines, diffWordsWithSpace, type ChangeObject } from 'diff';

/** A stretch of text that both sides or only one side contain. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
  /** Whether the text is the URL of an image, which is shown instead. */
  isImage?: boolean;
}

/** A part of a long text: changes with surrounding lines, and the number of lines left out. */
export type Block =
  | { kind: 'lines'; pieces: readonly Piece[] }
  | { kind: 'skipped'; lines: number };

/** How one field differs between two versions. */
export interface FieldDifference {
  label: string;
  blocks: readonly Block[];
}

/** Unchanged lines shown before and after a change. */
const contextLines = 2;

/** Texts that take longer than this to compare are shown one after the other. */
const timeoutMs = 1_000;

function kindOf({ added, removed }: ChangeObject<string>): Piece['kind'] {
  return added ? 'added' : removed ? 'removed' : 'same';
}

function piecesOf(
  changes: ChangeObject<string>[] | undefined,
  before: string,
  after: string,
): Piece[] {
  const pieces: Piece[] = changes
    ? changes.map((change) => ({ kind: kindOf(change), text: change.value }))
    : [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ];
  return pieces.filter(({ text }) => text !== '');
}

/** Compares short texts word by word. */
export function wordDifference(before: string, after: string): Piece[] {
  const changes = diffWordsWithSpace(before, after, { timeout: timeoutMs });
  return piecesOf(changes, before, after);
}

/** Splits a text into lines, each including its line break. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]+\n?|\n/g) ?? [];
}

/** The unchanged lines between two changes, before the first or after the last change. */
function unchanged(text: string, { first, last }: { first: boolean; last: boolean }): Block[] {
  const lines = linesOf(text);
  const head = first ? 0 : contextLines;
  const tail = last ? 0 : contextLines;
  const skipped = lines.length - head - tail;
  const shown = (part: string[]): Block[] =>
    part.length > 0 ? [{ kind: 'lines', pieces: [{ kind: 'same', text: part.join('') }] }] : [];
  return skipped > 1
    ? [
        ...shown(lines.slice(0, head)),
        { kind: 'skipped', lines: skipped },
        ...shown(lines.slice(lines.length - tail)),
      ]
    : shown(lines);
}

/**
 * Compares long texts line by line, and word by word where lines were replaced. Shows two unchanged
 * lines before and after each change.
 */
export function lineDifference(before: string, after: string): Block[] {
  const changes = diffLines(before, after, { timeout: timeoutMs });
  const pieces = piecesOf(changes, before, after);
  const blocks: Block[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    const next = pieces[index + 1];
    if (piece?.kind === 'removed' && next?.kind === 'added') {
      blocks.push({ kind: 'lines', pieces: wordDifference(piece.text, next.text) });
      index += 1;
    } else if (piece?.kind === 'same') {
      const last = index === pieces.length - 1;
      blocks.push(...unchanged(piece.text, { first: index === 0, last }));
    } else if (piece) {
      blocks.push({ kind: 'lines', pieces: [piece] });
    }
  }
  return blocks;
}
