export const markdownLimits = {
  /** Maximum size of `/llms-full.txt`: more than the context of any model. */
  fullTextBytes: 1024 * 1024,
  /** How many texts are read from the database per query. */
  articlesPerSlice: 20,
} as const;
