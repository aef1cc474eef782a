import type { Node } from '@milkdown/prose/model';
import { diffArrays } from 'diff';

/** Reads and writes the Markdown of the editor. */
export interface MarkdownLanguage {
  parse: (markdown: string) => Node;
  serialize: (document: Node) => string;
  /** The range of each top-level block in a Markdown text. */
  rangesOf: (markdown: string) => readonly BlockRange[];
}

/** Offsets in a Markdown text. */
export interface BlockRange {
  start: number;
  end: number;
}

interface Piece {
  text: string;
  /** Index among the opened blocks; undefined for a new text. */
  origin: number | undefined;
}

/** The blocks of a document without empty paragraphs, which do not exist in Markdown. */
function blocksOf(document: Node): Node[] {
  return Array.from({ length: document.childCount }, (_, index) => document.child(index)).filter(
    ({ type, content }) => type.name !== 'paragraph' || content.size > 0,
  );
}

/** For each block after an edit, the index of the same block before it; undefined for a new one. */
function alignBlocks(before: Node[], after: Node[]): (number | undefined)[] {
  let next = 0;
  return diffArrays(before, after, { comparator: (one, other) => one.eq(other) }).flatMap(
    ({ value, added, removed }) =>
      value.flatMap(() => {
        if (added) return [undefined];
        next += 1;
        return removed ? [] : [next - 1];
      }),
  );
}

function isList({ type }: Node): boolean {
  return type.name === 'bullet_list' || type.name === 'ordered_list';
}

/**
 * A Markdown text opened in the rich view, block by block, so that saving writes blocks that were
 * not edited back byte for byte.
 */
export class SourceBlocks {
  private constructor(
    private readonly source: string,
    private readonly ranges: readonly BlockRange[],
    private readonly nodes: Node[],
    private readonly language: MarkdownLanguage,
  ) {}

  /**
   * Opens a text whose parsed document is `document`. Undefined if the two differ in their number
   * of blocks, as with link definitions: then the rich view cannot preserve the source.
   */
  static open(
    source: string,
    document: Node,
    language: MarkdownLanguage,
  ): SourceBlocks | undefined {
    const ranges = language.rangesOf(source);
    const nodes = blocksOf(document);
    return ranges.length === nodes.length
      ? new SourceBlocks(source, ranges, nodes, language)
      : undefined;
  }

  /** The number of blocks in a document that are unchanged since it was opened. */
  unchangedIn(document: Node): number {
    const unchanged = alignBlocks(this.nodes, blocksOf(document));
    return unchanged.filter((origin) => origin !== undefined).length;
  }

  /** The Markdown of the current document. */
  markdownOf(document: Node): string {
    const children = blocksOf(document);
    const unchanged = this.withListsApart(children, alignBlocks(this.nodes, children));
    if (
      unchanged.length === this.nodes.length &&
      unchanged.every((origin, index) => origin === index)
    ) {
      return this.source;
    }
    const markdown = this.joined(this.piecesOf(document, children, unchanged));
    return this.hasUnchanged(markdown, unchanged) ? markdown : this.written(document, children);
  }

  /**
   * Serializes a new list together with an adjacent existing one, so that they stay separate lists.
   */
  private withListsApart(
    children: readonly Node[],
    unchanged: readonly (number | undefined)[],
  ): (number | undefined)[] {
    const apart = [...unchanged];
    const lists = children.map(isList);
    const touchesNew = (index: number): boolean =>
      [index - 1, index + 1].some((near) => lists[near] && apart[near] === undefined);
    for (let changed = true; changed;) {
      changed = false;
      apart.forEach((origin, index) => {
        if (origin !== undefined && lists[index] && touchesNew(index)) {
          apart[index] = undefined;
          changed = true;
        }
      });
    }
    return apart;
  }

  private piecesOf(
    document: Node,
    children: readonly Node[],
    unchanged: readonly (number | undefined)[],
  ): Piece[] {
    const pieces: Piece[] = [];
    let fresh: Node[] = [];
    const flush = (): void => {
      const text = fresh.length === 0 ? '' : this.written(document, fresh);
      if (text !== '') {
        pieces.push({ text, origin: undefined });
      }
      fresh = [];
    };
    children.forEach((child, index) => {
      const origin = unchanged[index];
      const range = origin === undefined ? undefined : this.ranges[origin];
      if (range === undefined) {
        fresh.push(child);
      } else {
        flush();
        pieces.push({ text: this.source.slice(range.start, range.end), origin });
      }
    });
    flush();
    return pieces;
  }

  /** Serializes blocks in the editor's own style, with the line endings of the opened text. */
  private written(document: Node, blocks: readonly Node[]): string {
    const text = this.language.serialize(document.type.create(null, [...blocks])).trimEnd();
    return this.lineEnd === '\n' ? text : text.replace(/\r?\n/g, this.lineEnd);
  }

  private joined(pieces: readonly Piece[]): string {
    if (pieces.length === 0) {
      return '';
    }
    let markdown = pieces[0]?.origin === 0 ? this.source.slice(0, this.ranges[0]?.start) : '';
    pieces.forEach((piece, index) => {
      const before = pieces[index - 1];
      markdown += before === undefined ? '' : this.gapBetween(before.origin, piece.origin);
      markdown += piece.text;
    });
    return markdown + this.source.slice(this.ranges.at(-1)?.end ?? this.source.length);
  }

  /** The original text between two blocks; next to a new block, at least an empty line. */
  private gapBetween(one: number | undefined, other: number | undefined): string {
    const before = one ?? (other === undefined ? undefined : other - 1);
    const after = other ?? (one === undefined ? undefined : one + 1);
    const gap = before !== undefined && after === before + 1 ? this.between(before, after) : '';
    const untouched = one !== undefined && other !== undefined;
    return gap !== '' && (untouched || /^(\r?\n){2,}$/.test(gap)) ? gap : this.lineEnd.repeat(2);
  }

  private between(one: number, other: number): string {
    const [before, after] = [this.ranges[one], this.ranges[other]];
    return before && after ? this.source.slice(before.end, after.start) : '';
  }

  /** Whether a composed text is still parsed into the unchanged blocks that it contains. */
  private hasUnchanged(markdown: string, unchanged: readonly (number | undefined)[]): boolean {
    const expected = unchanged.flatMap((origin) => this.nodes[origin ?? -1] ?? []);
    const found = alignBlocks(blocksOf(this.language.parse(markdown)), expected);
    return found.every((place) => place !== undefined);
  }

  private get lineEnd(): string {
    return /\r\n/.test(this.source) ? '\r\n' : '\n';
  }
}
