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
  'external-link-dead': 'ADVISES',
  'reading-age': 'ADVISES',
} as const satisfies Record<string, CheckSeverity>;

/** The name of a rule, as integrators read it. */
export type CheckRule = keyof typeof checkRules;

/** What a check has found, where, and how to mend it. */
export interface Finding {
  rule: CheckRule;
  severity: CheckSeverity;
  /** What is the matter, as a sentence. */
  message: string;
  /** The words of the post that it is about; empty where it is about something that is missing. */
  excerpt: string;
  /** How to mend it, as a sentence. */
  suggestion: string;
}

/** How links to other sites are checked (product 15.3). */
export const linkCheckLimits = {
  /** Addresses of one post. */
  links: 50,
  atOnce: 5,
  /** For one address, redirects included. */
  seconds: 5,
  redirects: 3,
} as const;

/** From where on checks advise. */
export const checkLimits = {
  /** Characters of a title that search engines show whole. */
  titleLength: 70,
  /** Years of age for which a text is written, by the automated readability index. */
  readingAge: 24,
  /** Words below which a text has no reading age. */
  readingAgeWords: 100,
  /** Findings that are returned at most. */
  findings: 100,
  /** Characters of an excerpt. */
  excerptLength: 200,
  /** Characters of a reason for publishing in spite of findings. */
  reasonMin: 10,
  reasonMax: 500,
} as const;

/** How much the review of the claims reads and lists at once. */
export const claimReviewLimits = {
  /** Published posts that it knows of, the newest first. */
  posts: 10_000,
  /** How many of these one response reads again. */
  reloadsMax: 40,
  /** So long after it was asked for, an answer begins to read no further post. */
  readForMs: 500,
  /** Places of a claim. */
  places: 20,
  /** Posts with findings. */
  listed: 50,
  /** Findings of one post. */
  findings: 10,
} as const;
