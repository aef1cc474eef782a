/**
 * Maximum characters of a text, by kind. They apply to saves: a longer text that was published
 * earlier stays visible (product 12.12).
 */
export const textLimits = {
  /** A name, the label of a button, a figure. */
  label: 120,
  /** A title, a heading, a question. */
  line: 300,
  /** One or more sentences. */
  paragraph: 5_000,
  /** The Markdown of a whole page. */
  page: 100_000,
  /** A URL of another site. */
  address: 2_000,
  /** An e-mail address (RFC 5321). */
  email: 254,
} as const;

export const contentLimits = {
  /**
   * Characters of a part as JSON; the longest part that ships, the site's sections, has a tenth of
   * that.
   */
  valueMax: 300_000,
} as const;

export const tooLong = `A part of the content may have at most ${String(contentLimits.valueMax)} characters.`;

/** Whether a part is too long to be stored. */
export function isTooLong(value: unknown): boolean {
  return JSON.stringify(value).length > contentLimits.valueMax;
}
