/** The text of a field and its selection. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** A replacement of part of the text, and the selection after it. */
export interface Edit {
  /** The replaced range. */
  from: number;
  to: number;
  by: string;
  /** The selection in the resulting text. */
  select: readonly [from: number, to: number];
}

/** The Markdown delimiters of emphasis. */
export const emphasis = { bold: '**', italic: '*' } as const;

const bullet = /^(\s*)[-*+]\s+/;
const linkShape = /\[((?:\\.|[^\][\\])*)\]\((?:<([^>\n]*)>|([^)\s]*))\)/g;

function countBack(text: string, end: number): number {
  return /\*{0,3}$/.exec(text.slice(0, end))?.[0].length ?? 0;
}

function countOn(text: string, start: number): number {
  return /^\*{0,3}/.exec(text.slice(start))?.[0].length ?? 0;
}

/** The selection without spaces and asterisks at its ends: delimiters must be adjacent to words. */
function words({ text, from, to }: Selected): [from: number, to: number] {
  let [start, end] = [from, to];
  while (start < end && /[\s*]/.test(text.charAt(start))) start += 1;
  while (end > start && /[\s*]/.test(text.charAt(end - 1))) end -= 1;
  return [start, end];
}

/**
 * Makes the selected words bold or italic, or plain again; if nothing is selected, the text typed
 * next.
 */
export function toggleEmphasis(selected: Selected, kind: keyof typeof emphasis): Edit {
  const { text, from, to } = selected;
  const delimiter = emphasis[kind];
  const [start, end] = from === to ? [from, to] : words(selected);
  const stars = Math.min(countBack(text, start), countOn(text, end));
  const isOn = kind === 'bold' ? stars >= 2 : stars % 2 === 1;
  const inner = text.slice(start, end);
  if (isOn) {
    const at = start - delimiter.length;
    return {
      from: at,
      to: end + delimiter.length,
      by: inner,
      select: [at, at + inner.length],
    };
  }
  const at = start + delimiter.length;
  // Emphasis cannot span paragraphs.
  const by = inner
    .split(/(\n\s*\n)/)
    .map((part) => (part.trim() === '' && part !== '' ? part : delimiter + part + delimiter))
    .join('');
  return { from: start, to: end, by, select: [at, start + by.length - delimiter.length] };
}

/** Converts the selected lines to list items, or the selected items to lines. */
export function toggleList({ text, from, to }: Selected): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const nextBreak = text.indexOf('\n', to);
  const end = nextBreak === -1 ? text.length : nextBreak;
  const lines = text.slice(start, end).split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const isList = filled.length > 0 && filled.every((line) => bullet.test(line));
  const changed = lines.map((line) => {
    if (isList) return line.replace(bullet, '$1');
    return line.trim() === '' && lines.length > 1 ? line : `- ${line}`;
  });
  // Without a blank line, the following text would belong to the last list item.
  const apart = !isList && /^\n[^\S\n]*\S/.test(text.slice(end)) ? '\n' : '';
  const by = changed.join('\n');
  return { from: start, to: end, by: by + apart, select: [start + by.length, start + by.length] };
}

/** Enter at the end of a list item: starts the next item, or ends the list after an empty one. */
export function continueList({ text, from, to }: Selected): Edit | undefined {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const [marker] = bullet.exec(text.slice(start, from)) ?? [];
  if (marker === undefined || from !== to) return undefined;
  const empty = start + marker.length === from;
  const by = empty ? '\n' : `\n${marker}`;
  const at = empty ? start : from;
  return { from: at, to: from, by, select: [at + by.length, at + by.length] };
}

interface PresentLink {
  from: number;
  to: number;
  words: string;
  href: string;
}

/** The link that contains the selection. */
export function linkAround({ text, from, to }: Selected): PresentLink | undefined {
  for (const match of text.matchAll(linkShape)) {
    const end = match.index + match[0].length;
    if (match.index <= from && to <= end) {
      const [, said = '', bracketed, href = ''] = match;
      return { from: match.index, to: end, words: said, href: bracketed ?? href };
    }
  }
  return undefined;
}

/** Turns the selected words into a link, or changes or removes the link around them. */
export function setLink(selected: Selected, href: string, title = href): Edit {
  const present = linkAround(selected);
  const { text } = selected;
  const { from, to } = present ?? selected;
  const said = present?.words ?? (text.slice(from, to) || title.replace(/[[\]\\]/g, '\\$&'));
  const address = /[\s()<>]/.test(href) ? `<${href.replace(/[\s<>]/g, encodeURIComponent)}>` : href;
  const by = href === '' ? (present?.words ?? text.slice(from, to)) : `[${said}](${address})`;
  return { from, to, by, select: [from + by.length, from + by.length] };
}
