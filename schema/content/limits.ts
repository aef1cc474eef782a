/**
 * The most characters of a text, by what it is for. They bound what is saved: a longer one that was
 * published before goes on being shown (product 12.12).
 */
export const textLimits = {
  /** A name, the words of a button, a figure. */
  label: 120,
  /** A title, a heading, a question. */
  line: 300,
  /** One or several sentences. */
  paragraph: 5_000,
  /** The Markdown of a whole page. */
  page: 100_000,
  /** An address of another site. */
  address: 2_000,
  /** An e-mail address (RFC 5321). */
  email: 254,
} as const;

/** Bounds of edited content. */
export const contentLimits = {
  /**
   * Characters of a part as JSON; the longest that ships, the site's sections, has a tenth of it.
   */
  valueMax: 300_000,
} as const;

/** Refuses a part that is longer than that. */
export const tooLong = `A part of the content may have at most ${String(contentLimits.valueMax)} characters.`;

/** Whether a part is too long to be stored. */
export function isTooLong(value: unknown): boolean {
  return JSON.stringify(value).length > contentLimits.valueMax;
}
