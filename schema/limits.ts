import { dayMs } from './durations.ts';

// Limits, counts and timings of the site, one constant per topic (product 1.9, 5.5, 8.1, 9.5, 9.12).
// Upper bounds of text fields are this site's own (product 3.4).

/** Both request forms (product 3.4, 3.7, 3.8, 3.9). Lengths are characters. */
export const requestLimits = {
  nameMax: 100,
  affiliationMax: 200,
  emailMax: 254,
  emailLocalPartMax: 64,
  profileUrlMax: 500,
  demoProfileUrlMin: 10,
  profileUrlSuffixMin: 2,
  trialProfileUrlSuffixMax: 6,
  projectDescriptionMin: 100,
  projectDescriptionMax: 5_000,
  referralSourceMin: 3,
  referralSourceMax: 500,
  messageMin: 10,
  messageMax: 5_000,
  platformsMin: 1,
} as const;

/** Where a request came from, according to the browser. Lengths are characters. */
export const requestSourceLimits = {
  pathMax: 200,
  slugMax: 120,
  buttonMax: 100,
  utmMax: 100,
} as const;

/** The request desk (product 8.2, 8.6, 8.7). */
export const deskLimits = {
  /** The requests that Home lists. */
  longestAwaitingMax: 5,
  notesMax: 10_000,
  bulkMax: 500,
  retentionDaysMin: 1,
  retentionDaysMax: 3_650,
  waitingTooLongHoursDefault: 48,
  waitingTooLongHoursMax: 720,
  notifyEmailsMax: 20,
  webhooksMax: 10,
  webhookUrlMax: 500,
  /** A person's requests are counted up to this number. */
  personOrdinalMax: 100,
  otherRequestsMax: 20,
} as const;

/** Limits for the form token and for the comparisons of the intake (product 8.3). */
export const spamLimits = {
  minimumAgeMs: 3_000,
  tokenLifetimeMs: dayMs,
  duplicateWithinMs: dayMs,
} as const;

/** Limits for blog posts (product 5.3, 5.5, 9.9). */
export const postLimits = {
  titleMax: 200,
  contentMin: 100,
  contentMax: 200_000,
  authorMax: 100,
  excerptMax: 500,
  derivedExcerptMax: 160,
  tagMax: 50,
  tagsMax: 12,
  slugMax: 120,
  derivedSlugMax: 80,
  faqsMax: 40,
  faqIdMax: 80,
  faqQuestionMax: 300,
  faqAnswerMax: 5_000,
  wordsPerMinute: 200,
} as const;

/** Limits for rendering one text, so that no text can block the site (product 10.8). */
export const renderingLimits = {
  /** CPU time; text of the maximum size takes one to three seconds. */
  seconds: 5,
  memoryMegabytes: 256,
  /** Nested elements; one level of a list makes two. */
  depthMax: 100,
  /** Maximum number of queued previews. */
  previewsQueueMax: 4,
  savesQueueMax: 50,
  retryAfterSeconds: 5,
  /** How long an idle rendering thread is kept alive. */
  idleSeconds: 600,
} as const;

/** Approximate lengths that search engines and social networks show. Lengths are characters. */
export const sharingLimits = { titleMax: 60, descriptionMin: 70, descriptionMax: 160 } as const;

/** Limits for reading the blog (product 2.14, 4.1, 4.2, 4.6, 4.7). */
export const blogLimits = {
  teaserPosts: 3,
  featuredPosts: 3,
  relatedPosts: 2,
  relatedPostsMax: 10,
  tagsPerCard: 3,
  tagsPerRelatedCard: 2,
  tagsPerArticleHeader: 4,
} as const;

/** Search scores and snippets (product 4.3). Snippet lengths are characters. */
export const searchLimits = {
  titleScore: 10,
  tagsScore: 8,
  excerptScore: 5,
  contentOccurrenceScore: 2,
  snippetLengthDefault: 150,
  snippetLengthUsed: 120,
  snippetsDefault: 3,
  snippetsUsed: 2,
} as const;

/** Timings of scrolling, tooltips and toasts (product 2.3, 2.21, 2.22). */
export const timings = {
  hashScrollDelayMs: 100,
  blogListScrollDelayMs: 10,
  tooltipDelayMs: 700,
  tooltipSkipMs: 300,
  toastMs: 5_000,
  toastRemoveDelayMs: 1_000_000,
} as const;

/** The swipe to the right that dismisses a toast (product 2.21). */
export const toastLimits = { swipeThresholdPx: 50 } as const;

/** How long earlier versions and deleted posts are retained. */
export const postHistoryLimits = {
  everyRevisionDays: 30,
  revisionsMax: 100,
  deletedRetentionDays: 30,
  purgedAtOnce: 50,
} as const;

/** Limits for images uploaded for articles. */
export const imageLimits = {
  bytesMax: 10_000_000,
  /** Pixels of all frames together, as large as the photos of the best phone cameras. */
  pixelsMax: 50_000_000,
  /** These are decoded as a whole: AVIF and PNG take 15 to 20 bytes per pixel, the others 4. */
  wholePixelsMax: {
    AVIF: 9_000_000,
    'interlaced PNG': 9_000_000,
    'progressive JPEG': 40_000_000,
    WebP: 40_000_000,
  },
  framesMax: 1_000,
  sideMax: 2_400,
  encodingSeconds: 60,
  /** How long an image is retained after the last text that refers to it. */
  unusedRetentionDays: 30,
} as const;

/** Limits for drafts stored on the server. Lengths are characters. */
export const postDraftLimits = {
  textMax: 400_000,
  lineMax: 1_000,
  listMax: 500,
  retentionDays: 30,
  draftsPerPerson: 50,
  offeredMax: 10,
} as const;

/** Pending changes of a post: how many the history shows. */
export const pendingChangesLimits = { listed: 50 } as const;

/** Secret preview links to unpublished posts; a new link replaces the oldest one. */
export const previewLinkLimits = { perPost: 20 } as const;

/** When a scheduled publication counts as delayed, and how much of the schedule is shown. */
export const scheduleLimits = {
  delayedAfterSeconds: 60,
  delayedShownDays: 30,
  shownMax: 100,
} as const;

/**
 * Limits for entries of the audit log. Lengths are characters; the log goes back two years
 * (product 8.9).
 */
export const auditLimits = {
  actorMax: 254,
  actionMax: 32,
  subjectKindMax: 20,
  subjectIdMax: 100,
  subjectLabelMax: 200,
  detailMax: 500,
  retentionDays: 730,
} as const;

/**
 * Limits for the AI server. A call times out after `silenceMs` without a byte (product 6.3). The
 * other limits are this site's own: an endless response must not be read indefinitely. Lengths are
 * characters.
 */
export const aiLimits = {
  faqsPerArticle: 8,
  silenceMs: 60_000,
  callMs: 900_000,
  answerMax: 400_000,
  briefMax: 4_000,
  houseRulesMax: 4_000,
  /** Bytes of the conversation so far, in UTF-8; the oldest turns are left out first. */
  historyBytesMax: 32_000,
  /** Maximum number of turns shown, and of turns sent to the model; the latest ones. */
  turnsMax: 100,
  modelMax: 200,
} as const;

/**
 * Retries of notifications: the first one soon, then with doubled delays up to a maximum
 * (product 8.1).
 */
export const mailRetry = {
  firstWithinMs: 10_000,
  factor: 2,
  maxDelayMs: 900_000,
} as const;

/** The age at which failed attempts and messages about no request are deleted (product 8.6). */
export const deliveryLimits = { retentionDays: 90 } as const;

/** Lengths of the two parts of a login error, because both come from the URL (product 9.5). */
export const loginErrorLimits = { codeMax: 64, detailsMax: 300 } as const;

/** Maximum length of the return path of a login, in characters. */
export const loginReturnMax = 1_000;

/** Limits for the texts of all articles as one Markdown document. */
export const markdownLimits = {
  /** Maximum size of `/llms-full.txt`: more than the context of any model. */
  fullTextBytes: 1024 * 1024,
  /** How many texts are read from the database per query. */
  articlesPerSlice: 20,
} as const;
