import type { MilkdownPlugin } from '@milkdown/ctx';
import * as commonmark from '@milkdown/preset-commonmark';
import * as gfm from '@milkdown/preset-gfm';
import { imageSchema } from './image-schema.ts';
import { linkSchema } from './link-schema.ts';
import { listSchemas } from './list-schemas.ts';
import type { MarkdownOptions } from './markdown-options.ts';
import { scriptHandlers, scriptMarks } from './script-marks.ts';

/**
 * Left out, since each changes blocks that nobody edited: ids of headings and numbers of lists are
 * the renderer's part, and an empty line means nothing.
 */
const excludedPlugins = new Set<MilkdownPlugin>(
  [
    commonmark.remarkPreserveEmptyLinePlugin,
    commonmark.syncHeadingIdPlugin,
    commonmark.syncListOrderPlugin,
  ].flat(),
);

/** What the rich view knows of Markdown: CommonMark and GitHub's tables, tasks, strike-through. */
export const documentPlugins: readonly MilkdownPlugin[] = [
  ...commonmark.schema,
  ...gfm.schema,
  ...listSchemas,
  ...imageSchema,
  ...linkSchema,
  ...scriptMarks,
  ...commonmark.plugins,
  ...gfm.plugins,
].filter((plugin) => !excludedPlugins.has(plugin));

/** What a person does to a document: commands, their keys, and what typing Markdown turns into. */
export const editingPlugins: readonly MilkdownPlugin[] = [
  ...commonmark.inputRules,
  ...commonmark.markInputRules,
  ...commonmark.commands,
  ...commonmark.keymap,
  ...gfm.inputRules,
  ...gfm.markInputRules,
  ...gfm.pasteRules,
  ...gfm.commands,
  ...gfm.keymap,
];

/**
 * How a changed block is spelled. In and out: the options of the serializer. Emphasis is left to
 * the serializer itself, which sees to it that marks beside words and punctuation still are marks.
 */
export function withMarkdownOptions(options: MarkdownOptions): MarkdownOptions {
  const { strong: _strong, emphasis: _emphasis, ...handlers } = options.handlers ?? {};
  return {
    ...options,
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    fences: true,
    handlers: { ...handlers, ...scriptHandlers },
  };
}
