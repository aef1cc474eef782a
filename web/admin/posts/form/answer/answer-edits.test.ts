import { describe, expect, it } from 'vitest';
import {
  continueList,
  linkAround,
  setLink,
  toggleEmphasis,
  toggleList,
  type Edit,
  type Selected,
} from './answer-edits.ts';

/** Parses a text in which `[` and `]`, or `|`, represent the selection. */
function at(shown: string): Selected {
  const from = shown.search(/[‹|]/);
  const to = shown.includes('›') ? shown.indexOf('›') - 1 : from;
  return { text: shown.replace(/[‹›|]/g, ''), from, to };
}

/** The text after an edit, with the selection shown. */
function after({ text }: Selected, { from, to, by, select }: Edit): string {
  const result = text.slice(0, from) + by + text.slice(to);
  const [start, end] = select;
  return start === end
    ? `${result.slice(0, start)}|${result.slice(start)}`
    : `${result.slice(0, start)}‹${result.slice(start, end)}›${result.slice(end)}`;
}

describe('the toolbar of a FAQ answer', () => {
  it.each([
    ['It ‹costs› less.', 'It **‹costs›** less.'],
    ['It ‹costs › less.', 'It **‹costs›**  less.'],
    ['It **‹costs›** less.', 'It ‹costs› less.'],
    ['It ‹**costs**› less.', 'It ‹costs› less.'],
    ['It *‹costs›* less.', 'It ***‹costs›*** less.'],
    ['It ***‹costs›*** less.', 'It *‹costs›* less.'],
    ['So |', 'So **|**'],
    ['So **|**', 'So |'],
    ['‹One\n\ntwo›', '**‹One**\n\n**two›**'],
  ])('bold turns %j into %j', (before, expected) => {
    const selected = at(before);
    expect(after(selected, toggleEmphasis(selected, 'bold'))).toBe(expected);
  });

  it.each([
    ['It ‹costs› less.', 'It *‹costs›* less.'],
    ['It *‹costs›* less.', 'It ‹costs› less.'],
    ['It **‹costs›** less.', 'It ***‹costs›*** less.'],
    ['It ***‹costs›*** less.', 'It **‹costs›** less.'],
  ])('italic turns %j into %j', (before, expected) => {
    const selected = at(before);
    expect(after(selected, toggleEmphasis(selected, 'italic'))).toBe(expected);
  });

  it.each([
    ['|One', '- One|'],
    ['‹One\ntwo›', '- One\n- two|'],
    ['- One\n- t|wo', '- One\ntwo|'],
    ['|', '- |'],
    ['On|e\nBehind it', '- One|\n\nBehind it'],
  ])('list turns %j into %j', (before, expected) => {
    const selected = at(before);
    expect(after(selected, toggleList(selected))).toBe(expected);
  });

  it.each([
    ['- One|', '- One\n- |'],
    ['- One\n- |', '- One\n\n|'],
  ])('Enter turns %j into %j', (before, expected) => {
    const selected = at(before);
    const edit = continueList(selected);
    expect(edit && after(selected, edit)).toBe(expected);
  });

  it('Enter outside a list is handled by the field', () => {
    expect(continueList(at('No list|'))).toBeUndefined();
    expect(continueList(at('‹- One›'))).toBeUndefined();
  });

  it('link is created from words, changed, removed, or inserted with the title of an article', () => {
    const words = at('See ‹the report›.');
    expect(after(words, setLink(words, 'https://loon.example/a'))).toBe(
      'See [the report](https://loon.example/a)|.',
    );
    const inside = at('See [the re|port](https://loon.example/a).');
    expect(linkAround(inside)?.href).toBe('https://loon.example/a');
    expect(after(inside, setLink(inside, '/b (1)'))).toBe('See [the report](</b%20(1)>)|.');
    expect(after(inside, setLink(inside, ''))).toBe('See the report|.');
    const none = at('See |');
    expect(after(none, setLink(none, '/reflections/a', 'On [loons]'))).toBe(
      'See [On \\[loons\\]](/reflections/a)|',
    );
  });
});
