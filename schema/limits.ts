import { dayMs } from './durations.ts';

/**
 * Every bound, count and timing that the site promises, one constant per topic.
 * Sources: product 1.9, 5.5, 8.1, 9.5, 9.12. Upper bounds of text fields
 * are this site's own (product 3.4).
 */

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

/** Where a request came from, as far as the browser may tell. Lengths are characters. */
export const requestSourceLimits = {
  pathMax: 200,
  slugMax: 120,
  buttonMax: 100,
  utmMax: 100,
} as const;

/** The request desk (product 8.2, 8.6, 8.7). */
export const deskLimits = {
  notesMax: 10_000,
  bulkMax: 500,
  retentionDaysMin: 1,
  retentionDaysMax: 3_650,
  waitingTooLongHoursDefault: 48,
  waitingTooLongHoursMax: 720,
  notifyEmailsMax: 20,
  webhooksMax: 10,
  webhookUrlMax: 500,
  /** Up to here a person's requests are counted. */
  personOrdinalMax: 100,
  otherRequestsMax: 20,
} as const;

/** The form token and what the intake compares (product 8.3). */
export const spamLimits = {
  minimumAgeMs: 3_000,
  tokenLifetimeMs: dayMs,
  duplicateWithinMs: dayMs,
} as const;

/** Blog posts as the administrator writes them (product 5.3, 5.5, 9.9). */
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

/** What rendering one content may take, so that no text holds up the site (product 10.8). */
export const renderingLimits = {
  /** Of processor time; a content of the largest size takes one to three. */
  seconds: 5,
  memoryMegabytes: 256,
  /** Elements within one another; a level of lists makes two. */
  depthMax: 100,
  /** So many may wait for their turn. */
  previewsWaitingMax: 4,
  savesWaitingMax: 50,
  retryAfterSeconds: 5,
  /** How long an idle rendering thread is kept alive. */
  idleSeconds: 600,
} as const;

/** How much of a page search engines and social networks show, roughly. Lengths are characters. */
export const sharingLimits = { titleMax: 60, descriptionMin: 70, descriptionMax: 160 } as const;

/** Reading the blog (product 2.14, 4.1, 4.2, 4.6, 4.7). */
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

/** Scrolling, tooltips and toasts (product 2.3, 2.21, 2.22). */
export const timings = {
  hashScrollDelayMs: 100,
  blogListScrollDelayMs: 10,
  tooltipDelayMs: 700,
  tooltipSkipMs: 300,
  toastMs: 5_000,
  toastRemoveDelayMs: 1_000_000,
} as const;

/** A toast is dismissed by a swipe to the right (product 2.21). */
export const toastLimits = { swipeThresholdPx: 50 } as const;

/** Rate limits per client address, and for forms overall (product 9.12). */
export const rateLimits = {
  formsPerAddress: { points: 60, seconds: 600 },
  formsOverall: { points: 600, seconds: 60 },
  readsPerAddress: { points: 1_200, seconds: 60 },
  /** Confirmations that visitors get of their requests (product 14.8). */
  confirmationsOverall: { points: 30, seconds: 3_600 },
  confirmationsPerDomain: { points: 5, seconds: 86_400 },
  loginsPerAddress: { points: 30, seconds: 600 },
  testMailsPerAddress: { points: 5, seconds: 600 },
  /** Checks of a post's links to other sites, each of which may ask many of these. */
  linkChecksPerAddress: { points: 10, seconds: 60 },
  /** Responses that must be rendered: pages, documents and social cards that are not cached. */
  renderingsPerAddress: { points: 300, seconds: 60 },
  /** What browsers tell of visits, a few times a page. */
  beaconsPerAddress: { points: 300, seconds: 60 },
  /** What a program does with its API key, over all gateways together (product 19.6). */
  operationsPerKey: { points: 600, seconds: 60 },
} as const;

/** The path of a request as it was sent, without its query; in characters (product 9.12). */
export const requestTargetLimits = { pathMax: 2_000 } as const;

/** What counts for more than a page among renderings. */
export const renderLimits = { documentPoints: 5, socialCardPoints: 10 } as const;

/** Who waits for what is done one after the other; clients take turns (product 10.8). */
export const queueLimits = {
  /** A crawler that asks for all links of the longest page at once finds places. */
  renderings: { waitingMax: 128, waitingPerAddressMax: 96 },
  /** Requests that are work, before anything is done for them. */
  requests: { waitingMax: 1_000, waitingPerAddressMax: 500 },
  /** For so long requests are begun in a round of the event loop that brought no new connection. */
  roundMs: 10,
  /** How many cached pages are sent in each round, ahead of queued requests. */
  cachedPerRound: 32,
  retryAfterSeconds: 2,
} as const;

/** The largest request bodies, in bytes. */
export const bodyLimits = {
  /**
   * Anything an unauthenticated client sends: the longest possible form fits, with every character
   * escaped.
   */
  anonymousMax: 65_536,
  /** What an administrator sends: a post's content of 200,000 characters fits. */
  administratorMax: 1_000_000,
} as const;

/**
 * What one GraphQL operation may ask for. A unit of cost is about what one object of an answer
 * takes; `costPerRead` of them are counted as one read of the limit above (product 9.13).
 */
export const graphqlLimits = {
  tokensMax: 2_000,
  definitionsMax: 50,
  /** As deep as the introspection query of the common tools, to which it applies as well. */
  depthMax: 15,
  aliasesMax: 30,
  directivesMax: 20,
  /** The common tools ask once for the schema, its types and their fields. */
  introspectionsMax: 2,
  /**
   * Fields with their fragments written out, and pairs of them that have one place in the answer.
   */
  fieldsMax: 1_000,
  repetitionsMax: 500,
  costMax: 10_000,
  costPerRead: 1_000,
  answerBytesMax: 4_000_000,
} as const;

/** Of an IPv6 address so many bits count, since one subscriber is handed all the others. */
export const ipv6PrefixBits = 56;

/** How long earlier versions and deleted posts are retained. */
export const postHistoryLimits = {
  everyRevisionDays: 30,
  revisionsMax: 100,
  deletedRetentionDays: 30,
  purgedAtOnce: 50,
} as const;

/** Pictures that the administrator uploads for articles. */
export const imageLimits = {
  bytesMax: 10_000_000,
  /** Of all frames together: what the largest phone cameras make. */
  pixelsMax: 50_000_000,
  /** AVIF is unpacked whole, several times over: more than 20 bytes a pixel. */
  avifPixelsMax: 12_000_000,
  framesMax: 1_000,
  sideMax: 2_400,
  encodingSeconds: 60,
  /** How long an image is retained after the last text that refers to it. */
  unusedRetentionDays: 30,
} as const;

/** Half-written texts that the server keeps until they are saved. Lengths are characters. */
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

/** Secret links under which a post is read before it is public; the oldest one gives way. */
export const previewLinkLimits = { perPost: 20 } as const;

/** Scheduled publication: what counts as late, and how much of it is shown. */
export const scheduleLimits = {
  delayedAfterSeconds: 60,
  delayedShownDays: 30,
  shownMax: 100,
} as const;

/** Lines of the audit log. Lengths are characters; the log reaches back two years (product 8.9). */
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
 * The AI server is given up after `silenceMs` without a byte (product 6.3). The other bounds
 * are this site's own: an answer that never ends must not be read for ever. Lengths are characters.
 */
export const aiLimits = {
  faqsPerArticle: 8,
  silenceMs: 60_000,
  callMs: 900_000,
  answerMax: 400_000,
  briefMax: 4_000,
  houseRulesMax: 4_000,
  /** Of what was said before, in UTF-8: the oldest is left out of a request first. */
  historyBytesMax: 32_000,
  /** So many turns of a conversation are shown, and may be sent, the latest. */
  turnsMax: 100,
  modelMax: 200,
} as const;

/** Notification retries: the first one soon, then doubling up to a ceiling (product 8.1). */
export const mailRetry = {
  firstWithinMs: 10_000,
  factor: 2,
  maxDelayMs: 900_000,
} as const;

/** What a login error may say, since both parts come from the address (product 9.5). */
export const loginErrorLimits = { codeMax: 64, detailsMax: 300 } as const;

/** The part of the administration's address that a login leads back to. In characters. */
export const loginReturnMax = 1_000;
