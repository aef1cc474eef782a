import type { Node } from '@milkdown/prose/model';
import type { ComparableLanguage } from './markdown-language.ts';
import { SourceBlocks } from './source-blocks.ts';

/**
 * Opens a Markdown text for the rich view. Undefined when the rich view can't show all it says, so
 * that editing it there would lose something: such a text is edited in the source view.
 */
export function openRichText(
  markdown: string,
  language: ComparableLanguage,
): { document: Node; blocks: SourceBlocks } | undefined {
  try {
    const document = language.parse(markdown);
    const blocks = SourceBlocks.open(markdown, document, language);
    const respelled = language.serialize(document);
    return blocks && language.meaningOf(respelled) === language.meaningOf(markdown)
      ? { document, blocks }
      : undefined;
  } catch {
    // What the parser doesn't know at all.
    return undefined;
  }
}
