/** What bounds the articles as Markdown. */
export const markdownLimits = {
  /** Of `/llms-full.txt`: more than any model reads at once. */
  fullTextBytes: 1024 * 1024,
  /** How many texts are read from the database at a time. */
  articlesPerSlice: 20,
} as const;
