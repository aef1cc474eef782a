import type { Node } from '@milkdown/prose/model';
import type { SourceBlocks } from './source-blocks.ts';

/**
 * The Markdown texts that an editor has opened: the initial one, and those that have replaced the
 * whole text since. Undo may return to any of them.
 */
export class OpenedTexts {
  private readonly texts: SourceBlocks[];

  constructor(first: SourceBlocks) {
    this.texts = [first];
  }

  add(text: SourceBlocks): void {
    this.texts.push(text);
  }

  /**
   * The Markdown of a document, with the syntax of the opened text that it shares the most blocks
   * with.
   */
  markdownOf(document: Node): string {
    return this.texts
      .reduce((best, text) =>
        text.unchangedIn(document) >= best.unchangedIn(document) ? text : best,
      )
      .markdownOf(document);
  }
}
