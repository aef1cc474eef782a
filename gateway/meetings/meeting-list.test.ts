import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meetingMessages } from '../../schema/meeting-rules.ts';
import { startMeetingDesk, type MeetingDesk } from '../testing/meeting-desk.ts';
import { engines } from '../testing/test-database.ts';

const nine = '2026-12-01T08:00:00.000Z';
const listing = `query ($from: DateTimeISO!, $to: DateTimeISO!) {
  meetings(from: $from, to: $to) { startsAt }
}`;

describe.each(engines)('meetings and their settings for administrators, on %s', (engine) => {
  let app: MeetingDesk;
  beforeAll(async () => {
    app = await startMeetingDesk(engine, { now: () => new Date('2026-11-30T08:00:00Z') });
  });
  afterAll(() => app.close());

  it('are empty until an administrator has set times, and then show them', async () => {
    const reading = '{ meetingSettings { timeZone noticeHours hours { weekday from to } } }';
    const settings = async () =>
      (await app.ask<{ meetingSettings: object }>(reading)).meetingSettings;
    expect(await settings()).toMatchObject({ hours: [] });
    await app.saveHours({ hours: [{ weekday: 2, from: '09:00', to: '12:00' }], noticeHours: 3 });
    expect(await settings()).toEqual({
      timeZone: 'Europe/Berlin',
      noticeHours: 3,
      hours: [{ weekday: 2, from: '09:00', to: '12:00' }],
    });
  });

  it('are listed by a period whose start is inclusive and whose end is exclusive', async () => {
    await app.saveHours();
    const { token } = await app.invite();
    await app.book(token, nine);
    const shown = { meetings: [{ startsAt: nine }] };
    expect(await app.ask(listing, { from: nine, to: '2026-12-01T08:00:00.001Z' })).toEqual(shown);
    expect(await app.ask(listing, { from: '2026-11-30T08:00:00Z', to: nine })).toEqual({
      meetings: [],
    });
  });

  it('are refused for a period of more than 366 days, and for one that ends before it starts', async () => {
    const from = '2026-01-01T00:00:00.000Z';
    for (const to of ['2027-01-02T00:00:00.001Z', '2025-12-31T23:59:59.999Z']) {
      const { errors } = await app.graphql(listing, { from, to }, app.cookie);
      expect(errors[0]?.extensions, to).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { to: meetingMessages.listSpan },
      });
    }
    const { errors } = await app.graphql(
      listing,
      { from, to: '2027-01-02T00:00:00.000Z' },
      app.cookie,
    );
    expect(errors).toEqual([]);
  });
});
