import { Schema, type Node } from '@milkdown/prose/model';
import { joinedRuns, type Run } from '../../../fields/linked-text.ts';

/** The document schema of a sentence: one line of text that may contain links. */
const sentenceSchema = new Schema({
  topNode: 'sentence',
  nodes: {
    sentence: { content: 'text*', whitespace: 'pre' },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: {} },
      // Text typed after a link is not part of it.
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

/** Converts the runs of a sentence to an editor document. */
export function sentenceOf(runs: readonly Run[]): Node {
  const texts = joinedRuns(runs).map(({ text, href }) =>
    sentenceSchema.text(text, href === undefined ? [] : [sentenceSchema.mark('link', { href })]),
  );
  return sentenceSchema.node('sentence', null, texts);
}

/** Converts an editor document to runs. */
export function runsOf(sentence: Node): Run[] {
  return joinedRuns(
    sentence.children.map((child) => {
      const link = child.marks.find(({ type }) => type.name === 'link');
      const text = child.text ?? '';
      return link ? { text, href: String(link.attrs['href']) } : { text };
    }),
  );
}
