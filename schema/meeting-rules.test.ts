import { describe, expect, it } from 'vitest';
import {
  meetingLimits as limits,
  meetingMessages as messages,
  meetingSettingsRules as rules,
  minutesOf,
  visitorZoneRule,
} from './meeting-rules.ts';

/** The message of a rule for a value; undefined if the value is valid. */
function problem(field: keyof typeof rules, value: unknown): string | undefined {
  return rules[field].safeParse(value).error?.issues[0]?.message;
}

describe('the settings of meetings', () => {
  it.each([
    'Europe/Berlin',
    'America/Argentina/Buenos_Aires',
    'Asia/Kathmandu',
    'UTC',
    'Etc/GMT+5',
  ])('accept the zone %s', (zone) => {
    expect(problem('timeZone', zone)).toBeUndefined();
  });

  it.each(['', 'Berlin', '+05:30', 'Europe/Nowhere', 'Europe/Ber\nlin', 'x'.repeat(100), 5, null])(
    'refuse the zone %j',
    (zone) => {
      expect(problem('timeZone', zone)).toBe(messages.timeZone);
    },
  );

  const range = (from: string, to: string, weekday = 1) => ({ weekday, from, to });

  it.each([
    [[range('9:00', '10:00')], messages.time],
    [[range('09:00', '24:05')], messages.time],
    [[range('09:02', '10:00')], messages.time],
    [[range('10:00', '10:00')], messages.range],
    [[range('11:00', '10:00')], messages.range],
    [[range('09:00', '10:00', 0)], messages.weekday],
    [[range('09:00', '10:00', 8)], messages.weekday],
    [[range('11:00', '12:00'), range('09:00', '11:05')], messages.overlap],
    [Array.from({ length: limits.hoursMax + 1 }, () => range('09:00', '10:00')), messages.hoursMax],
  ])('refuse the hours %j', (hours, message) => {
    expect(problem('hours', hours)).toBe(message);
  });

  it('sort hours; adjacent ranges do not overlap, and a day may end at 24:00', () => {
    const [late, early] = [range('12:00', '24:00'), range('09:00', '12:00')];
    expect(rules.hours.parse([late, early])).toEqual([early, late]);
    expect(minutesOf('24:00')).toBe(1_440);
  });

  it.each([
    ['lengthMinutes', 9, messages.lengthMinutes],
    ['lengthMinutes', 31, messages.lengthMinutes],
    ['lengthMinutes', 485, messages.lengthMinutes],
    ['gapMinutes', -5, messages.gapMinutes],
    ['gapMinutes', 1, messages.gapMinutes],
    ['noticeHours', 721, messages.noticeHours],
    ['daysAhead', 0, messages.daysAhead],
    ['daysOff', ['2026-02-30'], messages.dayOff],
    ['daysOff', ['2026-13-45'], messages.dayOff],
    ['daysOff', ['2026-12-32'], messages.dayOff],
    ['daysOff', ['2026-00-10'], messages.dayOff],
    ['daysOff', ['24.12.2026'], messages.dayOff],
    ['daysOff', [1], messages.dayOff],
  ] as const)('refuse %s = %j', (field, value, message) => {
    expect(problem(field, value)).toBe(message);
  });

  it('store each day off once, in order', () => {
    expect(rules.daysOff.parse(['2026-12-25', ' 2026-12-24 ', '2026-12-25'])).toEqual([
      '2026-12-24',
      '2026-12-25',
    ]);
  });

  it('treat a null zone of a visitor as absent', () => {
    expect(visitorZoneRule.parse(null)).toBeUndefined();
    expect(visitorZoneRule.safeParse('Mars/Olympus').success).toBe(false);
  });
});
