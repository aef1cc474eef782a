import { z } from 'zod';
import { dayMs } from './durations.ts';
import { isTimeZone } from './time-zone.ts';

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

export const meetingToasts = {
  saved: { title: 'Meetings saved' },
} as const;

/** Messages about meetings and their settings. */
export const meetingMessages = {
  timeZone: 'Choose a time zone, such as Europe/Berlin.',
  weekday: 'Choose a day of the week.',
  time: `Enter a time such as 09:00, in steps of ${meetingLimits.stepMinutes} minutes.`,
  range: 'The end must be after the start.',
  overlap: 'Two ranges of hours on one day overlap.',
  hoursMax: `At most ${meetingLimits.hoursMax} ranges of hours can be set.`,
  lengthMinutes: `The length must be ${meetingLimits.lengthMinutesMin} to ${meetingLimits.lengthMinutesMax} minutes, in steps of ${meetingLimits.stepMinutes}.`,
  gapMinutes: `The gap must be 0 to ${meetingLimits.gapMinutesMax} minutes, in steps of ${meetingLimits.stepMinutes}.`,
  noticeHours: `The notice must be 0 to ${meetingLimits.noticeHoursMax} hours.`,
  daysAhead: `The days ahead must be 1 to ${meetingLimits.daysAheadMax}.`,
  dayOff: 'Enter each day off as a date such as 2026-12-24.',
  daysOffMax: `At most ${meetingLimits.daysOffMax} days off can be set.`,
  span: `Ask for at most ${meetingLimits.timesDaysMax} days at a time; the start must be before the end.`,
  listSpan: `Ask for at most ${meetingLimits.listDaysMax} days at a time; the start must be before the end.`,
  linkExpired: 'This link is no longer valid. Please write to us for a new one.',
  taken: 'Someone else has just booked this time. Please choose another one.',
  notOffered: 'This time is no longer available. Please choose another one.',
  alreadyBooked: 'You already have a meeting. Reschedule it to choose another time.',
  nothingBooked: 'There is no meeting to change.',
  begun: 'This meeting has started or is over and can no longer be changed.',
  tooManyChanges: 'This meeting has been changed too many times. Please write to us.',
  suspect:
    'This request is suspected spam and cannot be offered meetings. Move it to the inbox first, or remove {{meetingLink}}.',
  notOfferedYet:
    '{{meetingLink}} does not work yet: no weekly hours are set. Set them in Settings, “Meetings”, or remove it.',
} as const;

const clock = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;

/**
 * Minutes since midnight for a time such as "09:30"; 24:00 is the end of a day. NaN for anything
 * else.
 */
export function minutesOf(time: string): number {
  const [found, hours = '24', minutes = '00'] = clock.exec(time) ?? [];
  return found === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes);
}

/** Hours of one weekday that are available for meetings. */
export interface MeetingHoursRange {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** A time of day such as "09:00". */
  from: string;
  /** A time of day such as "17:00"; at most "24:00". */
  to: string;
}

function inSteps(min: number, max: number, message: string) {
  return z
    .int({ error: message })
    .min(min, { error: message })
    .max(max, { error: message })
    .refine((minutes) => minutes % meetingLimits.stepMinutes === 0, { error: message });
}

// An invalid time or range ends the check of all hours together.
const time = z
  .string({ error: meetingMessages.time })
  .refine((text) => minutesOf(text) % meetingLimits.stepMinutes === 0, {
    error: meetingMessages.time,
    abort: true,
  });

const range = z
  .object({
    weekday: z
      .int({ error: meetingMessages.weekday })
      .min(1, { error: meetingMessages.weekday })
      .max(7, { error: meetingMessages.weekday }),
    from: time,
    to: time,
  })
  .refine(({ from, to }) => minutesOf(from) < minutesOf(to), {
    error: meetingMessages.range,
    abort: true,
  });

function inOrder(hours: readonly MeetingHoursRange[]): MeetingHoursRange[] {
  return [...hours].sort(
    (one, other) => one.weekday - other.weekday || (one.from < other.from ? -1 : 1),
  );
}

function overlap(hours: readonly MeetingHoursRange[]): boolean {
  return inOrder(hours).some((later, index, all) => {
    const earlier = all[index - 1];
    return earlier?.weekday === later.weekday && earlier.to > later.from;
  });
}

/** Whether a text is a valid date, such as 2026-12-24. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Dates beyond the longest month are NaN; February 30 becomes a date in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Rules for the meeting settings, by field (product 16.1). */
export const meetingSettingsRules = {
  timeZone: z
    .string({ error: meetingMessages.timeZone })
    .trim()
    .refine(isTimeZone, { error: meetingMessages.timeZone }),
  hours: z
    .array(range, { error: meetingMessages.time })
    .max(meetingLimits.hoursMax, { error: meetingMessages.hoursMax })
    .refine((hours) => !overlap(hours), { error: meetingMessages.overlap })
    .transform(inOrder),
  lengthMinutes: inSteps(
    meetingLimits.lengthMinutesMin,
    meetingLimits.lengthMinutesMax,
    meetingMessages.lengthMinutes,
  ),
  gapMinutes: inSteps(0, meetingLimits.gapMinutesMax, meetingMessages.gapMinutes),
  noticeHours: z
    .int({ error: meetingMessages.noticeHours })
    .min(0, { error: meetingMessages.noticeHours })
    .max(meetingLimits.noticeHoursMax, { error: meetingMessages.noticeHours }),
  daysAhead: z
    .int({ error: meetingMessages.daysAhead })
    .min(1, { error: meetingMessages.daysAhead })
    .max(meetingLimits.daysAheadMax, { error: meetingMessages.daysAhead }),
  daysOff: z
    .array(
      z
        .string({ error: meetingMessages.dayOff })
        .trim()
        .refine(isDay, { error: meetingMessages.dayOff }),
      {
        error: meetingMessages.dayOff,
      },
    )
    .max(meetingLimits.daysOffMax, { error: meetingMessages.daysOffMax })
    .transform((days) => [...new Set(days)].sort()),
};

/** The time zone used in messages to a visitor; the site's own if none is given. */
export const visitorZoneRule = z
  .string({ error: meetingMessages.timeZone })
  .refine(isTimeZone, { error: meetingMessages.timeZone })
  .nullish()
  .transform((zone) => zone ?? undefined);

/** The first error of a time span, which may have at most this many days. */
export function spanProblem(
  { from, to }: { from: Date; to: Date },
  { days, message }: { days: number; message: string },
): string | undefined {
  const span = to.getTime() - from.getTime();
  return span >= 0 && span <= days * dayMs ? undefined : message;
}
