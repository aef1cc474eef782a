/**
 * Meetings with visitors (product 16.1). Everything of the clock is a multiple of `stepMinutes`.
 */
export const meetingLimits = {
  /** What times of day, lengths and gaps are multiples of. */
  stepMinutes: 5,
  lengthMinutesMin: 10,
  lengthMinutesMax: 480,
  gapMinutesMax: 240,
  noticeHoursMax: 720,
  daysAheadMax: 365,
  /** Ranges of hours in a week. */
  hoursMax: 42,
  daysOffMax: 366,
  /** Days for which free times are asked at once. */
  timesDaysMax: 62,
  /** Times that are shown beside settings which are about to be saved. */
  nextTimesMax: 60,
  /** Days whose meetings are listed at once, and how many. */
  listDaysMax: 366,
  listMax: 1_000,
  /** How often the bearer of one link may book and reschedule; to cancel is always possible. */
  changesMax: 30,
} as const;

/** The settings before the first save: no hours, so no meetings. */
export const meetingDefaults = {
  timeZone: 'UTC',
  lengthMinutes: 30,
  gapMinutes: 15,
  noticeHours: 24,
  daysAhead: 28,
} as const;
