import {
  parserCtx,
  remarkCtx,
  serializerCtx,
  type remarkStringifyOptionsCtx,
} from '@milkdown/core';
import type { Ctx, SliceType } from '@milkdown/ctx';
import type { MarkdownLanguage } from './source-blocks.ts';
import { meaningOf, type MarkdownTree } from './markdown-meaning.ts';

/** Reads and writes Markdown, and can compare the meaning of texts. */
export interface ComparableLanguage extends MarkdownLanguage {
  /** The meaning of a text, independent of syntax variants. */
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

/** The serializer's options for Markdown syntax. */
export type MarkdownOptions =
  typeof remarkStringifyOptionsCtx extends SliceType<infer Options> ? Options : never;
