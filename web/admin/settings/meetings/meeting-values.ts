import type { z } from 'zod';
import { meetingSettingsRules as rules } from '../../../../schema/meeting-rules.ts';
import type { MeetingSettingsInput, MeetingSettingsQuery } from '../../../generated/admin.ts';

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
  rows: readonly HoursRow[];
  lengthMinutes: string;
  gapMinutes: string;
  noticeHours: string;
  daysAhead: string;
  /** Dates as YYYY-MM-DD. */
  daysOff: string[];
}

/** A message for each invalid field and for each invalid row of hours. */
export interface MeetingErrors {
  fields: Partial<Record<keyof MeetingSettingsInput, string>>;
  /** By row key. */
  rows: Record<number, string>;
}

export const noErrors: MeetingErrors = { fields: {}, rows: {} };

/**
 * Converts the current settings to form values. Without hours, the time zone was not chosen either,
 * so `ownZone` is proposed.
 */
export function valuesOf(settings: Stored, ownZone = settings.timeZone): MeetingValues {
  return {
    timeZone: settings.hours.length === 0 ? ownZone : settings.timeZone,
    rows: settings.hours.map(({ weekday, from, to }, key) => ({ key, weekday, from, to })),
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

function wholeNumber(typed: string): number {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : NaN;
}

function problemOf(rule: z.ZodType, value: unknown): z.core.$ZodIssue | undefined {
  return rule.safeParse(value).error?.issues[0];
}

const names = [
  'timeZone',
  'lengthMinutes',
  'gapMinutes',
  'noticeHours',
  'daysAhead',
  'daysOff',
] as const;

/** Converts form values to API input, or returns their errors. */
export function inputFrom(
  values: MeetingValues,
): { input: MeetingSettingsInput } | { errors: MeetingErrors } {
  const input = {
    timeZone: values.timeZone,
    hours: values.rows.map(({ weekday, from, to }) => ({
      weekday,
      from: timeOfDay(from),
      to: timeOfDay(to),
    })),
    lengthMinutes: wholeNumber(values.lengthMinutes),
    gapMinutes: wholeNumber(values.gapMinutes),
    noticeHours: wholeNumber(values.noticeHours),
    daysAhead: wholeNumber(values.daysAhead),
    daysOff: values.daysOff,
  };
  const fields: MeetingErrors['fields'] = {};
  for (const name of names) {
    const problem = problemOf(rules[name], input[name]);
    if (problem) fields[name] = problem.message;
  }
  const rows = Object.fromEntries(
    values.rows.flatMap(({ key }, index) => {
      const problem = problemOf(rules.hours, [input.hours[index]]);
      return problem ? [[key, problem.message] as const] : [];
    }),
  );
  const inAll = problemOf(rules.hours, input.hours);
  if (inAll && Object.keys(rows).length === 0) fields.hours = inAll.message;
  return Object.keys(fields).length > 0 || Object.keys(rows).length > 0
    ? { errors: { fields, rows } }
    : { input };
}

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
