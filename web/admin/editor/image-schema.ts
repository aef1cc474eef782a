import { imageSchema as presetImage } from '@milkdown/preset-commonmark';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Milkdown's image; without a title it has none. The preset reads a null there, which ProseMirror
 * refuses, and makes a title of the alternative text of what is pasted.
 */
export const imageSchema = presetImage.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (dom) => ({
        src: dom.getAttribute('src') ?? '',
        alt: dom.getAttribute('alt') ?? '',
        title: dom.getAttribute('title') ?? '',
      }),
    },
  ],
  parseMarkdown: {
    match: ({ type }) => type === 'image',
    runner: (state, { url, alt, title }, type) => {
      state.addNode(type, { src: textOf(url), alt: textOf(alt), title: textOf(title) });
    },
  },
}));
