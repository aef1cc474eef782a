/** A paragraph, heading, list item or other part of a Markdown text between blank lines. */
export interface TextBlock {
  text: string;
  /** The white space after it, up to the next block. */
  gap: string;
}

/** A Markdown text split into blocks; joined again it is identical, byte for byte. */
export interface TakenApart {
  /** White space before the first block. */
  head: string;
  blocks: readonly TextBlock[];
}

const fencePattern = /^ {0,3}(`{3,}|~{3,})/;

/** Splits a Markdown text at blank lines; a fenced code block stays in one piece. */
export function takeApart(markdown: string): TakenApart {
  const lines = markdown.match(/[^\n]+\n?|\n/g) ?? [];
  let head = '';
  const blocks: TextBlock[] = [];
  let fence: string | undefined;
  for (const line of lines) {
    const present = blocks.at(-1);
    if (fence === undefined && line.trim() === '') {
      if (present === undefined) head += line;
      else present.gap += line;
      continue;
    }
    if (present === undefined || (present.gap !== '' && fence === undefined)) {
      blocks.push({ text: line, gap: '' });
    } else {
      present.text += line;
    }
    fence = fenceAfter(line, fence);
  }
  return { head, blocks: blocks.map(withoutLineEnd) };
}

/** The code fence that is open after a line. */
function fenceAfter(line: string, open: string | undefined): string | undefined {
  const fence = fencePattern.exec(line)?.[1];
  if (open === undefined) return fence;
  const closes = fence?.startsWith(open) && line.trim() === fence;
  return closes ? undefined : open;
}

function withoutLineEnd({ text, gap }: TextBlock): TextBlock {
  const end = text.search(/\r?\n$/);
  return end < 0 ? { text, gap } : { text: text.slice(0, end), gap: text.slice(end) + gap };
}

const blankLine = /\n[^\S\n]*\n/;

/** Joins blocks; where one was added or removed, the others are separated by a blank line. */
export function putTogether({ head, blocks }: TakenApart, end: string): string {
  const last = blocks.length - 1;
  return blocks.reduce((text, block, index) => {
    const gap = index === last ? end : blankLine.test(block.gap) ? block.gap : '\n\n';
    return text + block.text + gap;
  }, head);
}
