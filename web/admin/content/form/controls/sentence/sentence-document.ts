import { Schema, type Node } from '@milkdown/prose/model';
import { joinedRuns, type Run } from '../../../fields/linked-text.ts';

/** A sentence as the editor knows it: one line of text, of which some leads elsewhere. */
const sentenceSchema = new Schema({
  topNode: 'sentence',
  nodes: {
    sentence: { content: 'text*', whitespace: 'pre' },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: {} },
      // What is typed right behind a link is no part of it.
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => ({ href: element.getAttribute('href') ?? '' }),
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
    },
  },
});

/** The runs of a sentence as the editor's document. */
export function sentenceOf(runs: readonly Run[]): Node {
  const texts = joinedRuns(runs).map(({ text, href }) =>
    sentenceSchema.text(text, href === undefined ? [] : [sentenceSchema.mark('link', { href })]),
  );
  return sentenceSchema.node('sentence', null, texts);
}

/** What the editor's document says, as runs. */
export function runsOf(sentence: Node): Run[] {
  return joinedRuns(
    sentence.children.map((child) => {
      const link = child.marks.find(({ type }) => type.name === 'link');
      const text = child.text ?? '';
      return link ? { text, href: String(link.attrs['href']) } : { text };
    }),
  );
}
