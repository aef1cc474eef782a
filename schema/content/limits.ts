/** Bounds of edited content. */
export const contentLimits = {
  /**
   * Characters of a part as JSON; the longest that ships, the site's sections, has a tenth of it.
   */
  valueMax: 300_000,
} as const;

/** Refuses a part that is longer than that. */
export const tooLong = `A part of the content may have at most ${String(contentLimits.valueMax)} characters.`;

/** Whether a part is too long to be kept. */
export function isTooLong(value: unknown): boolean {
  return JSON.stringify(value).length > contentLimits.valueMax;
}
