import { imageSchema as presetImage } from '@milkdown/preset-commonmark';

export interface ImageValues {
  src: string;
  alt: string;
  /** Shown below the image as its caption. */
  title: string;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Milkdown's image with an empty string as the default title. The preset produces null, which
 * ProseMirror rejects, and uses the alternative text of pasted images as title.
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
