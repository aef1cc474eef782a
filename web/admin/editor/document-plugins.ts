import { linkSchema as presetLink } from '@milkdown/preset-commonmark';
import type { MilkdownPlugin } from '@milkdown/ctx';
import * as commonmark from '@milkdown/preset-commonmark';
import * as gfm from '@milkdown/preset-gfm';
import { imageSchema } from './image-schema.ts';
import { listSchemas } from './list-schemas.ts';
import type { MarkdownOptions } from './markdown-language.ts';
import { scriptHandlers, scriptMarks } from './script-marks.ts';

/** Milkdown's link, but text typed right after a link is not part of it. */
const linkSchema = presetLink.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  inclusive: false,
}));

/**
 * Excluded because they change blocks that were not edited: the renderer assigns heading ids and
 * list numbers, and empty lines have no meaning.
 */
const excludedPlugins = new Set<MilkdownPlugin>(
  [
    commonmark.remarkPreserveEmptyLinePlugin,
    commonmark.syncHeadingIdPlugin,
    commonmark.syncListOrderPlugin,
  ].flat(),
);

/** The Markdown of the rich view: CommonMark plus GitHub's tables, task lists and strikethrough. */
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

/** Editing: commands, their keys, and input rules for Markdown. */
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
 * Sets the Markdown style of changed blocks. Takes and returns the serializer's options. Emphasis
 * is left to the serializer itself, which ensures that its delimiters stay valid next to words and
 * punctuation.
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
