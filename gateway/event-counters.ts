/** What parts of the site tell whoever counts; without METRICS_TOKEN nobody does. */
export interface EventCounters {
  /** A stranger's operation was answered with what was kept. */
  cacheHit?: () => void;
  /** A page or a document was asked for that was not kept, and could have been. */
  pageCacheMiss?: () => void;
  /** The blog was searched. */
  searched?: () => void;
  /** A login was refused: by the limit, or for an account off the list. */
  loginRefused?: () => void;
}
