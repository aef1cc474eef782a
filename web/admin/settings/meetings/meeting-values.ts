import { z } from 'zod';
import { meetingSettingsRules } from '../../../../schema/meeting-rules.ts';
import type { MeetingSettingsQuery } from '../../../generated/admin.ts';
import { wholeNumber } from '../settings-values.ts';

type Stored = MeetingSettingsQuery['meetingSettings'];

/** One range of weekly hours, as typed. */
export interface HoursRow {
  /** Identifies the row during editing. */
  key: number;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  from: string;
  to: string;
}

/** The meeting settings, as typed. */
export interface MeetingValues {
  timeZone: string;
  hours: HoursRow[];
  lengthMinutes: string;
  gapMinutes: string;
  noticeHours: string;
  daysAhead: string;
  /** Dates as YYYY-MM-DD. */
  daysOff: string[];
}

/**
 * Converts the current settings to form values. Without hours, the time zone was not chosen either,
 * so `ownZone` is proposed.
 */
export function valuesOf(settings: Stored, ownZone = settings.timeZone): MeetingValues {
  return {
    timeZone: settings.hours.length === 0 ? ownZone : settings.timeZone,
    hours: settings.hours.map(({ weekday, from, to }, key) => ({ key, weekday, from, to })),
    lengthMinutes: String(settings.lengthMinutes),
    gapMinutes: String(settings.gapMinutes),
    noticeHours: String(settings.noticeHours),
    daysAhead: String(settings.daysAhead),
    daysOff: settings.daysOff,
  };
}

/** Completes a time of day: "9", "9:30" and "0930" become "09:00", "09:30" and "09:30". */
export function timeOfDay(typed: string): string {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.]?([0-5]\d))?$/.exec(typed.trim()) ?? [];
  return hours === undefined ? typed.trim() : `${hours.padStart(2, '0')}:${minutes}`;
}

const rules = z.object(meetingSettingsRules);

/** Validates the settings as typed and converts them to API input. */
export const meetingRules = z
  .custom<MeetingValues>()
  .transform((values): z.input<typeof rules> => ({
    timeZone: values.timeZone,
    hours: values.hours.map(({ weekday, from, to }) => ({
      weekday,
      from: timeOfDay(from),
      to: timeOfDay(to),
    })),
    lengthMinutes: wholeNumber(values.lengthMinutes),
    gapMinutes: wholeNumber(values.gapMinutes),
    noticeHours: wholeNumber(values.noticeHours),
    daysAhead: wholeNumber(values.daysAhead),
    daysOff: values.daysOff,
  }))
  .pipe(rules);

/** Adds a row for the next weekday with the hours of the last row. */
export function withNextRow(rows: readonly HoursRow[]): HoursRow[] {
  const last = rows.at(-1);
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  const weekday = last === undefined ? 1 : (last.weekday % 7) + 1;
  return [...rows, { key, weekday, from: last?.from ?? '09:00', to: last?.to ?? '17:00' }];
}

/** Typical office hours, as initial value. */
export function officeRows(): HoursRow[] {
  return [1, 2, 3, 4, 5].map((weekday, key) => ({ key, weekday, from: '09:00', to: '17:00' }));
}
