import { describe, expect, test } from 'vitest';
import { meetingMessages as messages } from '../../../../schema/meeting-rules.ts';
import {
  meetingRules,
  officeRows,
  timeOfDay,
  valuesOf,
  withNextRow,
  type MeetingValues,
} from './meeting-values.ts';

const settings = {
  timeZone: 'Europe/Berlin',
  hours: [
    { weekday: 1, from: '09:00', to: '12:00' },
    { weekday: 1, from: '13:00', to: '17:00' },
  ],
  lengthMinutes: 30,
  gapMinutes: 15,
  noticeHours: 24,
  daysAhead: 28,
  daysOff: ['2026-12-24'],
};

const messagesFor = (values: MeetingValues) =>
  Object.fromEntries(
    meetingRules
      .safeParse(values)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

describe('the form values of the meeting settings', () => {
  test('convert back to the same settings', () => {
    expect(meetingRules.parse(valuesOf(settings))).toEqual(settings);
  });

  test('propose the administrator’s own time zone as long as there are no hours', () => {
    const none = { ...settings, timeZone: 'UTC', hours: [] };
    expect(valuesOf(none, 'Asia/Kathmandu').timeZone).toBe('Asia/Kathmandu');
    expect(valuesOf(settings, 'Asia/Kathmandu').timeZone).toBe('Europe/Berlin');
  });

  test('accept short forms of a time of day', () => {
    expect(['9', '9:30', '0930', '17.15', '24:00'].map(timeOfDay)).toEqual([
      '09:00',
      '09:30',
      '09:30',
      '17:15',
      '24:00',
    ]);
    expect(['noon', '9:75', ''].map(timeOfDay)).toEqual(['noon', '9:75', '']);
  });

  test('have a message for each invalid field and row', () => {
    const values = valuesOf(settings);
    expect(
      messagesFor({
        ...values,
        timeZone: 'Berlin, Germany',
        hours: [
          { key: 4, weekday: 1, from: '17:00', to: '9' },
          { key: 7, weekday: 1, from: '8', to: '9' },
          { key: 9, weekday: 1, from: 'noon', to: '17:00' },
          { key: 8, weekday: 1, from: '8:30', to: '9' },
        ],
        lengthMinutes: '7',
        gapMinutes: '-5',
        noticeHours: 'a day',
        daysAhead: '0',
        daysOff: ['2026-02-30'],
      }),
    ).toEqual({
      timeZone: messages.timeZone,
      'hours.0': messages.range,
      'hours.2.from': messages.time,
      lengthMinutes: messages.lengthMinutes,
      gapMinutes: messages.gapMinutes,
      noticeHours: messages.noticeHours,
      daysAhead: messages.daysAhead,
      'daysOff.0': messages.dayOff,
    });
  });

  test('are rejected as a whole if hours overlap', () => {
    const values = valuesOf({
      ...settings,
      hours: [
        { weekday: 2, from: '09:00', to: '12:00' },
        { weekday: 2, from: '11:00', to: '13:00' },
      ],
    });
    expect(messagesFor(values)).toEqual({ hours: messages.overlap });
  });

  test('get the next weekday with a new key from “Add hours”', () => {
    expect(withNextRow([])).toEqual([{ key: 0, weekday: 1, from: '09:00', to: '17:00' }]);
    const week = withNextRow(officeRows());
    expect(week.at(-1)).toEqual({ key: 5, weekday: 6, from: '09:00', to: '17:00' });
    expect(withNextRow([{ key: 3, weekday: 7, from: '10:00', to: '11:00' }]).at(-1)).toEqual({
      key: 4,
      weekday: 1,
      from: '10:00',
      to: '11:00',
    });
  });
});
