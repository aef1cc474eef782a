/** Limits for counting visits (product 13). Lengths are characters. */
export const insightsLimits = {
  /** Maximum events of one beacon. */
  eventsMax: 50,
  /** Maximum size of a beacon in bytes. */
  beaconMax: 8_192,
  pathMax: 300,
  sourceMax: 100,
  campaignMax: 100,
  queryMax: 80,
  /** A query with more digits may be a person's number and is not stored. */
  queryDigitsMax: 6,
  /** Maximum length of a query from a browser. */
  queryTypedMax: 1_000,
  /** Maximum reported number of search results, and maximum page speed in milliseconds. */
  resultsMax: 100_000,
  vitalMax: 600_000,
  /** How many paths, sources, campaigns and queries are stored by name per day, and per month. */
  namesPerDay: 1_000,
  namesPerMonth: 10_000,
  /** Maximum new sources, campaigns and queries in total per address and day. */
  newNamesPerAddress: 30,
  /** The same for the combinations of a page and a source. */
  newPageSourcesPerAddress: 100,
  /** Maximum names of each kind in a gateway's memory between two writes. */
  namesWaiting: 4_000,
  /** Number of days for which a gateway holds counts in memory that it could not write. */
  daysWaiting: 2,
  /** Maximum names of each kind in a response, most frequent first. */
  listed: 1_000,
  /** Maximum pages with speed figures in a response, most measured first. */
  measuredListed: 200,
  periodYearsMax: 3,
} as const;

/** The name for everything that is not stored by name. */
export const otherName = 'Other';

/** The source of a visit without a known referrer. */
export const directSource = 'Direct';

export const insightsMessages = {
  reversed: 'The last day must not be before the first.',
  tooLong: `The period must be at most ${insightsLimits.periodYearsMax} years.`,
  invalidDay: 'Enter a day.',
  unknownEvents: 'These are not events of a visit.',
} as const;
