import type { Node } from '@milkdown/prose/model';
import type { ComparableLanguage } from './markdown-language.ts';
import { SourceBlocks } from './source-blocks.ts';

/**
 * Opens a Markdown text for the rich view. Undefined if the rich view cannot show all of it,
 * because editing it there would lose content: such a text is edited in the source view.
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
    // Syntax that the parser does not know.
    return undefined;
  }
}
