/** The weight of a finding: it blocks publication or is only advice. */
export type CheckSeverity = 'BLOCKS' | 'ADVISES';

/** The checks of a post and the severity of their findings (product 15.2). */
export const checkRules = {
  'claim-contradicted': 'BLOCKS',
  'claim-expired': 'BLOCKS',
  'dead-link': 'BLOCKS',
  'image-without-alt': 'BLOCKS',
  'ai-not-confirmed': 'BLOCKS',
  'review-missing': 'BLOCKS',
  'figure-without-source': 'ADVISES',
  'heading-skipped': 'ADVISES',
  'no-description': 'ADVISES',
  'title-too-long': 'ADVISES',
  'link-without-text': 'ADVISES',
  'passive-link-text': 'ADVISES',
  'external-link-dead': 'ADVISES',
  'reading-age': 'ADVISES',
} as const satisfies Record<string, CheckSeverity>;

/** The name of a rule in the API. */
export type CheckRule = keyof typeof checkRules;

/** A problem that a check found, where it is, and how to fix it. */
export interface Finding {
  rule: CheckRule;
  severity: CheckSeverity;
  /** The problem, as a sentence. */
  message: string;
  /** The words of the post that the finding is about; empty if something is missing. */
  excerpt: string;
  /** How to fix it, as a sentence. */
  suggestion: string;
}

/** Limits for checking links to other sites (product 15.3). */
export const linkCheckLimits = {
  /** URLs per post. */
  links: 50,
  atOnce: 5,
  /** Per URL, including redirects. */
  seconds: 5,
  redirects: 3,
} as const;

export const checkLimits = {
  /** Maximum number of title characters that search engines show in full. */
  titleLength: 70,
  /** Reading age in years, by the automated readability index. */
  readingAge: 24,
  /** Minimum number of words for which a reading age is computed. */
  readingAgeWords: 100,
  /** Findings that are returned at most. */
  findings: 100,
  /** Maximum characters of an excerpt. */
  excerptLength: 200,
  /** Characters of a reason for publishing despite findings. */
  reasonMin: 10,
  reasonMax: 500,
} as const;

/** Messages about the checks of posts, shared by form and server. */
export const checkMessages = {
  /** The error when findings block a publication. */
  refused: (count: number): string =>
    count === 1
      ? 'This post was not published: the checks found a problem to fix first. Nothing was saved.'
      : `This post was not published: the checks found ${String(count)} problems to fix first. Nothing was saved.`,
  /** The rule for the reason for publishing despite findings. */
  reason: `The reason must have ${String(checkLimits.reasonMin)} to ${String(checkLimits.reasonMax)} characters.`,
  /** The error when other saves repeatedly precede this one. */
  overtaken:
    'This post is being changed at the same moment. Nothing was saved. Reload the post to see the other changes.',
} as const;

/** Limits for reading and listing in one review of claims. */
export const claimReviewLimits = {
  /** Published posts that it covers, newest first. */
  posts: 10_000,
  /** How many of these one response reads again. */
  reloadsMax: 40,
  /** Time after which a review does not start to load further posts. */
  readForMs: 500,
  /** Places listed per claim. */
  places: 20,
  /** Posts with findings listed. */
  listed: 50,
  /** Findings listed per post. */
  findings: 10,
} as const;
