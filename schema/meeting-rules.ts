import { z } from 'zod';
import { meetingLimits as limits } from './meeting-limits.ts';
import { meetingMessages as messages } from './meeting-messages.ts';
import { isTimeZone } from './time-zone.ts';
import { dayMs } from './durations.ts';

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
    .refine((minutes) => minutes % limits.stepMinutes === 0, { error: message });
}

// An invalid time or range ends the check of all hours together.
const time = z
  .string({ error: messages.time })
  .refine((text) => minutesOf(text) % limits.stepMinutes === 0, {
    error: messages.time,
    abort: true,
  });

const range = z
  .object({
    weekday: z
      .int({ error: messages.weekday })
      .min(1, { error: messages.weekday })
      .max(7, { error: messages.weekday }),
    from: time,
    to: time,
  })
  .refine(({ from, to }) => minutesOf(from) < minutesOf(to), {
    error: messages.range,
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
    .string({ error: messages.timeZone })
    .trim()
    .refine(isTimeZone, { error: messages.timeZone }),
  hours: z
    .array(range, { error: messages.time })
    .max(limits.hoursMax, { error: messages.hoursMax })
    .refine((hours) => !overlap(hours), { error: messages.overlap })
    .transform(inOrder),
  lengthMinutes: inSteps(limits.lengthMinutesMin, limits.lengthMinutesMax, messages.lengthMinutes),
  gapMinutes: inSteps(0, limits.gapMinutesMax, messages.gapMinutes),
  noticeHours: z
    .int({ error: messages.noticeHours })
    .min(0, { error: messages.noticeHours })
    .max(limits.noticeHoursMax, { error: messages.noticeHours }),
  daysAhead: z
    .int({ error: messages.daysAhead })
    .min(1, { error: messages.daysAhead })
    .max(limits.daysAheadMax, { error: messages.daysAhead }),
  daysOff: z
    .array(z.string({ error: messages.dayOff }).trim().refine(isDay, { error: messages.dayOff }), {
      error: messages.dayOff,
    })
    .max(limits.daysOffMax, { error: messages.daysOffMax })
    .transform((days) => [...new Set(days)].sort()),
};

/** The time zone used in messages to a visitor; the site's own if none is given. */
export const visitorZoneRule = z
  .string({ error: messages.timeZone })
  .refine(isTimeZone, { error: messages.timeZone })
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
