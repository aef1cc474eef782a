import type { Node } from '@milkdown/prose/model';
import type { SourceBlocks } from './source-blocks.ts';

/**
 * The Markdown texts that one editor was given: the one it opened with, and those that were put in
 * place of everything since. Undo may lead back to any of them.
 */
export class OpenedTexts {
  private readonly texts: SourceBlocks[];

  constructor(first: SourceBlocks) {
    this.texts = [first];
  }

  add(text: SourceBlocks): void {
    this.texts.push(text);
  }

  /** The Markdown of a document, spelled like the text that it still has most of. */
  markdownOf(document: Node): string {
    return this.texts
      .reduce((best, text) =>
        text.unchangedIn(document) >= best.unchangedIn(document) ? text : best,
      )
      .markdownOf(document);
  }
}
