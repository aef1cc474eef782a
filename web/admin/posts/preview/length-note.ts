import { sharingLimits as limits } from '../../../../schema/limits.ts';

/** What can be said about a length, and whether something should be done about it. */
export interface LengthNote {
  text: string;
  tone: 'ok' | 'warn';
}

function counted(length: number): string {
  return length === 1 ? '1 character' : `${String(length)} characters`;
}

/** How the title of a page, as search engines show it, is for length. */
export function titleNote(title: string): LengthNote {
  const { length } = title;
  return length > limits.titleMax
    ? {
        text: `Title: ${counted(length)}. Text after about ${limits.titleMax} characters may be cut off in search results.`,
        tone: 'warn',
      }
    : { text: `Title: ${counted(length)}, good.`, tone: 'ok' };
}

/** How a description is for length. */
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
        text: `Description: ${counted(length)}; there is room for about ${limits.descriptionMax}.`,
        tone: 'warn',
      }
    : { text: `Description: ${counted(length)}, good.`, tone: 'ok' };
}

/** A text as it is shown where there is room for `max` characters: cut between words. */
export function cutAt(text: string, max: number): string {
  if (text.length <= max) return text;
  const available = text.slice(0, max);
  const lastSpace = available.lastIndexOf(' ');
  return `${(lastSpace > 0 ? available.slice(0, lastSpace) : available).trimEnd()}…`;
}
