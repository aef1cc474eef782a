import { describe, expect, it } from 'vitest';
import { lineDifference, wordDifference, type Piece } from './text-difference.ts';

/** Formats pieces as text: [-removed-], {+added+}. */
function display(pieces: readonly Piece[]): string {
  const delimiters = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
  return pieces.map(({ kind, text }) => delimiters[kind].join(text)).join('');
}

function rendered(before: string, after: string): string[] {
  return lineDifference(before, after).map((block) =>
    block.kind === 'skipped' ? `… ${String(block.lines)}` : display(block.pieces),
  );
}

describe('the difference view', () => {
  it('shows the changes of a short text word by word', () => {
    expect(display(wordDifference('The old title', 'The new title'))).toBe(
      'The [-old-]{+new+} title',
    );
    expect(display(wordDifference('', 'New'))).toBe('{+New+}');
    expect(display(wordDifference('Same', 'Same'))).toBe('Same');
    expect(wordDifference('', '')).toEqual([]);
  });

  it('shows a changed line word by word, with two unchanged lines on either side', () => {
    const lines = (middle: string) =>
      ['1', '2', '3', '4', middle, '6', '7', '8', '9'].map((line) => `${line}\n`).join('');
    expect(rendered(lines('a cat'), lines('a dog'))).toEqual([
      '… 2',
      '3\n4\n',
      'a [-cat-]{+dog+}\n',
      '6\n7\n',
      '… 2',
    ]);
  });

  it('shows lines that exist on only one side', () => {
    expect(rendered('one\ntwo\n', 'one\n')).toEqual(['one\n', '[-two\n-]']);
    expect(rendered('one\n', 'one\ntwo\n')).toEqual(['one\n', '{+two\n+}']);
  });

  it('shows a single unchanged line instead of a note that it was left out', () => {
    expect(rendered('1\n2\n3\nold\n', '1\n2\n3\nnew\n')).toEqual(['1\n2\n3\n', '[-old-]{+new+}\n']);
  });

  it('contains both texts completely', () => {
    const before = 'Intro\n\n# A\nsome words here\nend';
    const after = 'Intro\n\n# B\nsome other words\n\nend\n';
    const pieces = lineDifference(before, after).flatMap((block) =>
      block.kind === 'lines' ? block.pieces : [],
    );
    const without = (removed: string) =>
      pieces.map(({ kind, text }) => (kind === removed ? '' : text)).join('');
    expect(without('added')).toBe(before);
    expect(without('removed')).toBe(after);
  });

  it('shows texts that take too long to compare one after the other', () => {
    const numbers = (seed: number) =>
      Array.from({ length: 30_000 }, (_, index) => `${String(index * seed)}\n`).join('');
    const [before, after] = [numbers(7), numbers(11)];
    expect(lineDifference(before, after)).toEqual([
      {
        kind: 'lines',
        pieces: [
          { kind: 'removed', text: before },
          { kind: 'added', text: after },
        ],
      },
    ]);
  });
});
