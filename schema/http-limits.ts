// Limits of requests over HTTP, whatever they ask for (product 9.12, 9.13).

/** Rate limits per client address, and for forms in total (product 9.12). */
export const rateLimits = {
  formsPerAddress: { points: 60, seconds: 600 },
  formsOverall: { points: 600, seconds: 60 },
  readsPerAddress: { points: 1_200, seconds: 60 },
  /** Confirmations of requests to visitors (product 14.8). */
  confirmationsOverall: { points: 30, seconds: 3_600 },
  confirmationsPerDomain: { points: 5, seconds: 86_400 },
  /** What a person may request on the page of their data, by e-mail address (product 22.3). */
  dataCopiesPerPerson: { points: 1, seconds: 3_600 },
  erasureLinksPerPerson: { points: 3, seconds: 3_600 },
  loginsPerAddress: { points: 30, seconds: 600 },
  testMailsPerAddress: { points: 5, seconds: 600 },
  /** Checks of a post's links to other sites; each check may send many requests. */
  linkChecksPerAddress: { points: 10, seconds: 60 },
  /** Responses that must be rendered: pages, documents and social cards that are not cached. */
  renderingsPerAddress: { points: 300, seconds: 60 },
  /** Beacons of visits; browsers send a few per page. */
  beaconsPerAddress: { points: 300, seconds: 60 },
  /** Operations with one API key, in total over all gateways (product 19.6). */
  operationsPerKey: { points: 600, seconds: 60 },
} as const;

/** Maximum length of a request's path without its query, in characters (product 9.12). */
export const requestTargetLimits = { pathMax: 2_000 } as const;

/**
 * Maximum lengths of headers that are parsed, in characters: browsers send at most 4,096 of a
 * Referer, and an origin has a host of at most 253 (product 9.12).
 */
export const requestHeaderLimits = { accept: 1_000, origin: 300, referer: 4_096 } as const;

/** Renderings that count as several pages. */
export const renderLimits = { documentPoints: 5, socialCardPoints: 10 } as const;

/** Limits of the queues for sequential work; clients are scheduled fairly (product 10.8). */
export const queueLimits = {
  /** Enough for a crawler that requests all links of the longest page concurrently. */
  renderings: { queueMax: 128, queuePerAddressMax: 96 },
  /** Requests that need work, before any of it starts. */
  requests: { queueMax: 1_000, queuePerAddressMax: 500 },
  /**
   * Maximum time for starting requests in one round of the event loop, if the round had no new
   * connection.
   */
  roundMs: 10,
  /** How many cached pages are sent in each round, ahead of queued requests. */
  cachedPerRound: 32,
  retryAfterSeconds: 2,
} as const;

/** Maximum request bodies, in bytes. */
export const bodyLimits = {
  /**
   * Anything an unauthenticated client sends: the longest possible form fits, with every character
   * escaped.
   */
  anonymousMax: 65_536,
  /** With a session: enough for a post with 200,000 characters. */
  administratorMax: 1_000_000,
} as const;

/**
 * Limits for one GraphQL operation. A unit of cost is roughly one object of the response;
 * `costPerRead` units count as one read of the rate limit above (product 9.13).
 */
export const graphqlLimits = {
  tokensMax: 2_000,
  definitionsMax: 50,
  /** As deep as the introspection query of the common tools, which is limited as well. */
  depthMax: 15,
  aliasesMax: 30,
  directivesMax: 20,
  /** The common tools query the schema, its types and their fields once. */
  introspectionsMax: 2,
  /** Fields after expanding fragments, and pairs of fields with the same response key. */
  fieldsMax: 1_000,
  repetitionsMax: 500,
  costMax: 10_000,
  costPerRead: 1_000,
  answerBytesMax: 4_000_000,
} as const;

/**
 * IPv6 addresses are compared by this prefix, because one subscriber has all addresses below it.
 */
export const ipv6PrefixBits = 56;
