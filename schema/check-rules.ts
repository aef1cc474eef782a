/** How much a finding weighs: it stands in the way of publication, or is advice. */
export type CheckSeverity = 'BLOCKS' | 'ADVISES';

/** What a post is checked for, and how much each finding weighs (product 15.2). */
export const checkRules = {
  'claim-contradicted': 'BLOCKS',
  'claim-expired': 'BLOCKS',
  'dead-link': 'BLOCKS',
  'image-without-alt': 'BLOCKS',
  'figure-without-source': 'ADVISES',
  'heading-skipped': 'ADVISES',
  'no-description': 'ADVISES',
  'title-too-long': 'ADVISES',
  'link-without-text': 'ADVISES',
  'passive-link-text': 'ADVISES',
  'reading-age': 'ADVISES',
} as const satisfies Record<string, CheckSeverity>;

/** The name of a rule, as integrators read it. */
export type CheckRule = keyof typeof checkRules;

/** From where on checks advise. */
export const checkLimits = {
  /** Characters of a title that search engines show whole. */
  titleLength: 70,
  /** Years of age for which a text is written, by the automated readability index. */
  readingAge: 24,
  /** Words below which a text has no reading age. */
  readingAgeWords: 100,
  /** Findings that are told at once. */
  findings: 100,
  /** Characters of an excerpt. */
  excerptLength: 200,
} as const;
