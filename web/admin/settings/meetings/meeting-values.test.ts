import { describe, expect, test } from 'vitest';
import { meetingMessages as messages } from '../../../../schema/meeting-messages.ts';
import { inputFrom, officeRows, timeOfDay, valuesOf, withNextRow } from './meeting-values.ts';

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

describe('the form values of the meeting settings', () => {
  test('convert back to the same settings', () => {
    expect(inputFrom(valuesOf(settings))).toEqual({ input: settings });
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
    const [first, second] = values.rows;
    expect(
      inputFrom({
        ...values,
        timeZone: 'Berlin, Germany',
        rows: [
          { ...first, key: 4, weekday: 1, from: '17:00', to: '9' },
          { ...second, key: 7, weekday: 1, from: 'noon', to: '17:00' },
        ],
        lengthMinutes: '7',
        gapMinutes: '-5',
        noticeHours: 'a day',
        daysAhead: '0',
        daysOff: ['2026-02-30'],
      }),
    ).toEqual({
      errors: {
        fields: {
          timeZone: messages.timeZone,
          lengthMinutes: messages.lengthMinutes,
          gapMinutes: messages.gapMinutes,
          noticeHours: messages.noticeHours,
          daysAhead: messages.daysAhead,
          daysOff: messages.dayOff,
        },
        rows: { 4: messages.range, 7: messages.time },
      },
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
    expect(inputFrom(values)).toEqual({
      errors: { fields: { hours: messages.overlap }, rows: {} },
    });
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
