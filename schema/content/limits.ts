/** Bounds of edited content. */
export const contentLimits = {
  /** Characters of a part as JSON; the longest that ships, the site's sections, has a tenth of it. */
  valueMax: 300_000,
} as const;
