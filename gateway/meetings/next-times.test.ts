import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meetingMessages as messages } from '../../schema/meeting-rules.ts';
import { startMeetingDesk, type MeetingDesk } from '../testing/meeting-desk.ts';
import { engines } from '../testing/test-database.ts';

/** A Monday at 9:00 in Berlin. */
const monday = new Date('2026-11-30T08:00:00Z');
const trying = 'query ($input: MeetingSettingsInput!) { nextMeetingTimes(input: $input) }';

describe.each(engines)('the next free times on %s', (engine) => {
  let app: MeetingDesk;
  beforeAll(async () => {
    app = await startMeetingDesk(engine, { now: () => monday });
    await app.saveHours();
  });
  afterAll(() => app.close());

  it('are shown for settings that are not saved yet, without booked times', async () => {
    const input = {
      timeZone: 'Asia/Kathmandu',
      hours: [{ weekday: 2, from: '13:45', to: '16:00' }],
      lengthMinutes: 45,
      gapMinutes: 0,
      noticeHours: 0,
      daysAhead: 10,
      daysOff: ['2026-12-08'],
    };
    const expected = ['08:00', '08:45', '09:30'].map((time) => `2026-12-01T${time}:00.000Z`);
    expect(await app.ask(trying, { input })).toEqual({ nextMeetingTimes: expected });
    const { token } = await app.invite();
    await app.book(token, '2026-12-01T08:00:00.000Z');
    expect(await app.ask(trying, { input })).toEqual({ nextMeetingTimes: expected.slice(2) });
    expect(await app.ask(trying, { input: { ...input, hours: [] } })).toEqual({
      nextMeetingTimes: [],
    });
  });

  it('are refused for invalid days off, with a message at the field', async () => {
    const input = {
      timeZone: 'UTC',
      hours: [],
      lengthMinutes: 45,
      gapMinutes: 0,
      noticeHours: 0,
      daysAhead: 10,
    };
    const saving =
      'mutation ($input: MeetingSettingsInput!) { saveMeetingSettings(input: $input) { daysOff } }';
    for (const day of ['2026-13-45', '2026-12-32', '2026-00-10']) {
      for (const operation of [trying, saving]) {
        const variables = { input: { ...input, daysOff: [day] } };
        const { errors } = await app.graphql(operation, variables, app.cookie);
        expect(errors[0]?.extensions).toMatchObject({
          code: 'BAD_USER_INPUT',
          fields: { daysOff: messages.dayOff },
        });
      }
    }
  });
});
