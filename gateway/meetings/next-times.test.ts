import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMeetingDesk, type MeetingDesk } from '../testing/meeting-desk.ts';
import { engines } from '../testing/test-database.ts';

/** A Monday, at nine in Berlin. */
const monday = new Date('2026-11-30T08:00:00Z');
const trying = 'query ($input: MeetingSettingsInput!) { nextMeetingTimes(input: $input) }';

describe.each(engines)('the next free times on %s', (engine) => {
  let app: MeetingDesk;
  beforeAll(async () => {
    app = await startMeetingDesk(engine, { now: () => monday });
    await app.saveHours();
  });
  afterAll(() => app.close());

  it('are shown for settings that are not in force yet, without what is booked', async () => {
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
});
