import { sharingLimits as limits } from '../../../../schema/limits.ts';

/** A note about a length, and whether it is a warning. */
export interface LengthNote {
  text: string;
  tone: 'ok' | 'warn';
}

function counted(length: number): string {
  return length === 1 ? '1 character' : `${String(length)} characters`;
}

/** Rates the length of a page title for search engines. */
export function titleNote(title: string): LengthNote {
  const { length } = title;
  return length > limits.titleMax
    ? {
        text: `Title: ${counted(length)}. Text after about ${limits.titleMax} characters may be cut off in search results.`,
        tone: 'warn',
      }
    : { text: `Title: ${counted(length)}, good.`, tone: 'ok' };
}

export function descriptionNote(description: string): LengthNote {
  const { length } = description;
  if (length > limits.descriptionMax) {
    return {
      text: `Description: ${counted(length)}. Text after about ${limits.descriptionMax} characters may be cut off in search results.`,
      tone: 'warn',
    };
  }
  return length < limits.descriptionMin
    ? {
        text: `Description: ${counted(length)}. There is space for about ${limits.descriptionMax}.`,
        tone: 'warn',
      }
    : { text: `Description: ${counted(length)}, good.`, tone: 'ok' };
}

/** Truncates a text to `max` characters, between words. */
export function cutAt(text: string, max: number): string {
  if (text.length <= max) return text;
  const available = text.slice(0, max);
  const lastSpace = available.lastIndexOf(' ');
  return `${(lastSpace > 0 ? available.slice(0, lastSpace) : available).trimEnd()}…`;
}

const notProse = /^(?:#|\||>|[-*+] |\d+[.)] |```|~~~|<|!\[| {4}|\[\^)/;

/**
 * The plain text of Markdown, accurate enough to estimate the excerpt during typing; the server
 * extracts the real one from the rendered content.
 */
export function roughText(markdown: string): string {
  return markdown
    .split(/\r?\n[ \t]*\r?\n/)
    .filter((block) => !notProse.test(block.replace(/^\s*\n/, '')))
    .join(' ')
    .replace(/!?\[([^\][]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^<>]*>|\[\^[^\][]*\]|[*`]|~~|(?<!\w)_+|(?<!_)_+(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
