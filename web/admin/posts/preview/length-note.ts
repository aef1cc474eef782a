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
