import { parserCtx, remarkCtx, serializerCtx } from '@milkdown/core';
import type { Ctx } from '@milkdown/ctx';
import type { MarkdownLanguage } from './source-blocks.ts';
import { meaningOf, type MarkdownTree } from './markdown-meaning.ts';

/** A way to read and write Markdown that can also tell what a text means. */
export interface ComparableLanguage extends MarkdownLanguage {
  /** What a text says, apart from how it is spelled. */
  meaningOf: (markdown: string) => string;
}

/** The language of a Milkdown editor. */
export function markdownLanguage(ctx: Ctx): ComparableLanguage {
  const treeOf = (markdown: string) => ctx.get(remarkCtx).parse(markdown) as MarkdownTree;
  return {
    parse: (markdown) => ctx.get(parserCtx)(markdown),
    serialize: (document) => ctx.get(serializerCtx)(document),
    rangesOf: (markdown) =>
      (treeOf(markdown).children ?? []).flatMap(({ position }) =>
        position ? [{ start: position.start.offset, end: position.end.offset }] : [],
      ),
    meaningOf: (markdown) => meaningOf(treeOf(markdown)),
  };
}
