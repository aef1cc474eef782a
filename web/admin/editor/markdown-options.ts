import type { remarkStringifyOptionsCtx } from '@milkdown/core';
import type { SliceType } from '@milkdown/ctx';

/** What the serializer lets one choose of how Markdown is spelled. */
export type MarkdownOptions =
  typeof remarkStringifyOptionsCtx extends SliceType<infer Options> ? Options : never;
