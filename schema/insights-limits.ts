/** What is counted of visits (product 13). Lengths are characters. */
export const insightsLimits = {
  /** Events that one beacon may carry. */
  eventsMax: 50,
  /** The largest beacon, in bytes. */
  beaconMax: 8_192,
  pathMax: 300,
  sourceMax: 100,
  campaignMax: 100,
  queryMax: 80,
  /** A query with more digits may be a person's number and is not stored. */
  queryDigitsMax: 6,
  /** Of a query as a browser sends it. */
  queryTypedMax: 1_000,
  /** What a browser may say of a search's results, and of a page's speed in milliseconds. */
  resultsMax: 100_000,
  vitalMax: 600_000,
  /** How many paths, sources, campaigns and queries are stored by name per day, and per month. */
  namesPerDay: 1_000,
  namesPerMonth: 10_000,
  /** So many new sources, campaigns and queries together one address brings on a day. */
  newNamesPerAddress: 30,
  /** So many of each a gateway remembers from one writing to the next. */
  namesWaiting: 4_000,
  /** Of so many days a gateway remembers what it could not write. */
  daysWaiting: 2,
  /** So many of each an answer lists, the most frequent. */
  listed: 1_000,
  /** Of so many pages an answer says how fast and steady they were, those measured most. */
  measuredListed: 200,
  /** The longest period that is shown, in years. */
  periodYearsMax: 3,
} as const;

/** The name for everything that is not stored by name. */
export const otherName = 'Other';

/** The source of a visit that nothing is known to have led to. */
export const directSource = 'Direct';
