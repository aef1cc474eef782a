import type { remarkStringifyOptionsCtx } from '@milkdown/core';
import type { SliceType } from '@milkdown/ctx';

/** The serializer's options for Markdown syntax. */
export type MarkdownOptions =
  typeof remarkStringifyOptionsCtx extends SliceType<infer Options> ? Options : never;
