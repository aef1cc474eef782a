/** A text field's text and selection. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** What takes the place of a part of the text, and what is selected then. */
export interface Edit {
  /** The part that is replaced. */
  from: number;
  to: number;
  by: string;
  /** The selection in the text that results. */
  select: readonly [from: number, to: number];
}

/** The marks of emphasis in Markdown. */
export const emphasis = { bold: '**', italic: '*' } as const;

const bullet = /^(\s*)[-*+]\s+/;
const linkShape = /\[((?:\\.|[^\][\\])*)\]\((?:<([^>\n]*)>|([^)\s]*))\)/g;

function countBack(text: string, end: number): number {
  return /\*{0,3}$/.exec(text.slice(0, end))?.[0].length ?? 0;
}

function countOn(text: string, start: number): number {
  return /^\*{0,3}/.exec(text.slice(start))?.[0].length ?? 0;
}

/** The selection without blanks and asterisks at its ends: marks stand at words. */
function words({ text, from, to }: Selected): [from: number, to: number] {
  let [start, end] = [from, to];
  while (start < end && /[\s*]/.test(text.charAt(start))) start += 1;
  while (end > start && /[\s*]/.test(text.charAt(end - 1))) end -= 1;
  return [start, end];
}

/**
 * Makes the selected words bold or italic, or plain again; without any, those that are typed next.
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
  // A mark does not reach over the end of a paragraph.
  const by = inner
    .split(/(\n\s*\n)/)
    .map((part) => (part.trim() === '' && part !== '' ? part : delimiter + part + delimiter))
    .join('');
  return { from: start, to: end, by, select: [at, start + by.length - delimiter.length] };
}

/** Makes list items of the selected lines, or lines of the selected items. */
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
  // What follows a list at once would belong to its last item.
  const apart = !isList && /^\n[^\S\n]*\S/.test(text.slice(end)) ? '\n' : '';
  const by = changed.join('\n');
  return { from: start, to: end, by: by + apart, select: [start + by.length, start + by.length] };
}

/** What Enter does at the end of a list item: begins the next one, or ends the list. */
export function continueList({ text, from, to }: Selected): Edit | undefined {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const [marker] = bullet.exec(text.slice(start, from)) ?? [];
  if (marker === undefined || from !== to) return undefined;
  const empty = start + marker.length === from;
  const by = empty ? '\n' : `\n${marker}`;
  const at = empty ? start : from;
  return { from: at, to: from, by, select: [at + by.length, at + by.length] };
}

/** A link in the text. */
interface PresentLink {
  from: number;
  to: number;
  words: string;
  href: string;
}

/** The link that the selection stands in. */
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

/** Makes a link of the selected words, changes the one that they stand in, or takes it away. */
export function setLink(selected: Selected, href: string, title = href): Edit {
  const present = linkAround(selected);
  const { text } = selected;
  const { from, to } = present ?? selected;
  const said = present?.words ?? (text.slice(from, to) || title.replace(/[[\]\\]/g, '\\$&'));
  const address = /[\s()<>]/.test(href) ? `<${href.replace(/[\s<>]/g, encodeURIComponent)}>` : href;
  const by = href === '' ? (present?.words ?? text.slice(from, to)) : `[${said}](${address})`;
  return { from, to, by, select: [from + by.length, from + by.length] };
}
