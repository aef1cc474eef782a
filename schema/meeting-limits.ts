/** Limits for meetings with visitors (product 16.1). All times are multiples of `stepMinutes`. */
export const meetingLimits = {
  /** Times of day, lengths and gaps are multiples of this. */
  stepMinutes: 5,
  lengthMinutesMin: 10,
  lengthMinutesMax: 480,
  gapMinutesMax: 240,
  noticeHoursMax: 720,
  daysAheadMax: 365,
  /** Time ranges per week. */
  hoursMax: 42,
  daysOffMax: 366,
  /** Maximum days in one query for free times. */
  timesDaysMax: 62,
  /** Times in the preview of unsaved settings. */
  nextTimesMax: 60,
  /** Maximum days and number of meetings in one list. */
  listDaysMax: 366,
  listMax: 1_000,
  /**
   * How often one meeting link may be used to book and reschedule; cancelling is always possible.
   */
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
