/** Counts events for the metrics; without METRICS_TOKEN nothing is counted. */
export interface EventCounters {
  /** An unauthenticated operation was answered from the cache. */
  cacheHit?: () => void;
  /** A cacheable page or document was requested that was not cached. */
  pageCacheMiss?: () => void;
  searched?: () => void;
  /** A login was refused, by the rate limit or because the account is not on the allow-list. */
  loginRefused?: () => void;
}
