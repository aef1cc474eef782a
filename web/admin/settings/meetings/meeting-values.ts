import type { z } from 'zod';
import { meetingSettingsRules as rules } from '../../../../schema/meeting-rules.ts';
import type { MeetingSettingsInput, MeetingSettingsQuery } from '../../../generated/admin.ts';

type Stored = MeetingSettingsQuery['meetingSettings'];

/** One range of weekly hours as a person types it. */
export interface HoursRow {
  /** Tells rows apart while they are typed. */
  key: number;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  from: string;
  to: string;
}

/** The settings of meetings as a person types them. */
export interface MeetingValues {
  timeZone: string;
  rows: readonly HoursRow[];
  lengthMinutes: string;
  gapMinutes: string;
  noticeHours: string;
  daysAhead: string;
  /** Dates as YYYY-MM-DD, one a line. */
  daysOff: string;
}

/** A message per field that is not as it must be, and one per row of hours. */
export interface MeetingErrors {
  fields: Partial<Record<keyof MeetingSettingsInput, string>>;
  /** By the rows' keys. */
  rows: Record<number, string>;
}

/** Nothing to complain about. */
export const noErrors: MeetingErrors = { fields: {}, rows: {} };

/**
 * The settings in force, for the form's fields. As long as no hours are set, nobody has chosen the
 * zone either, and `ownZone` is proposed.
 */
export function valuesOf(settings: Stored, ownZone = settings.timeZone): MeetingValues {
  return {
    timeZone: settings.hours.length === 0 ? ownZone : settings.timeZone,
    rows: settings.hours.map(({ weekday, from, to }, key) => ({ key, weekday, from, to })),
    lengthMinutes: String(settings.lengthMinutes),
    gapMinutes: String(settings.gapMinutes),
    noticeHours: String(settings.noticeHours),
    daysAhead: String(settings.daysAhead),
    daysOff: settings.daysOff.join('\n'),
  };
}

/** A time of day in full: "9", "9:30" and "0930" are "09:00", "09:30" and "09:30". */
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

/** What was typed as the server takes it, or what is wrong with it. */
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
    daysOff: values.daysOff.split(/[\s,;]+/).filter(Boolean),
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

/** The rows with one more: the next weekday, with the hours of the last row. */
export function withNextRow(rows: readonly HoursRow[]): HoursRow[] {
  const last = rows.at(-1);
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  const weekday = last === undefined ? 1 : (last.weekday % 7) + 1;
  return [...rows, { key, weekday, from: last?.from ?? '09:00', to: last?.to ?? '17:00' }];
}

/** Hours that many offices have, for who begins with none. */
export function officeRows(): HoursRow[] {
  return [1, 2, 3, 4, 5].map((weekday, key) => ({ key, weekday, from: '09:00', to: '17:00' }));
}
