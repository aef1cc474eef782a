/**
 * A random number generator from 0 (inclusive) to 1 (exclusive). Seeded, so that a failing run can
 * be repeated.
 */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words = ['evidence', '*weighed*', '__strongly__', '`code`', '[link](/a "t")', '~~old~~'];
const more = [
  'Σ 95% CI',
  '![fig](/uploads/a.webp)',
  '<kbd>x</kbd>',
  'a\\*b',
  '&amp;',
  'e.g. 1) 2.',
];

/** Blocks in syntax variants that the editor itself does not write. */
const blocks = [
  '# Heading #',
  'Heading\n=======',
  'Lesser\n---',
  '###  Spaced   heading',
  '* one\n* two\n\n  more of two',
  '+ plus\n    - nested\n    - twice',
  '3) third\n4) fourth',
  '1. a\n1. b\n1. c',
  '- [x] done\n- [ ] open',
  '> quoted\nlazily',
  '> a\n>\n> * b',
  '~~~ts\nconst a = 1;\n~~~',
  '    indented code',
  '***',
  '_ _ _',
  '|a|b|\n|-|:-:|\n|1|2|',
  'Name | Value\n--- | ---\nx | `y`',
  '<div class="note">\nraw\n</div>',
  '<!-- a comment -->',
  'Two lines  \nwith a break',
  'Soft\nwrapped\nlines',
  'A note.[^1]\n\n[^1]: At the end.',
  '[reference][ref]\n\n[ref]: https://loon.example "Title"',
];

const gaps = ['\n\n', '\n\n\n', '\n \n', '\n\t\n\n'];
const ends = ['', '\n', '\n\n\n', '  '];

/** A Markdown text of up to a dozen blocks in random syntax variants. */
export function randomMarkdown(random: () => number): string {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const paragraph = () =>
    Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick([...words, ...more])).join(' ');
  let text = pick(['', '', '\n', '\n\n']);
  const count = Math.floor(random() * 12);
  for (let index = 0; index < count; index += 1) {
    text += (index === 0 ? '' : pick(gaps)) + (random() < 0.4 ? paragraph() : pick(blocks));
  }
  text += pick(ends);
  return random() < 0.2 ? text.replace(/\n/g, '\r\n') : text;
}
