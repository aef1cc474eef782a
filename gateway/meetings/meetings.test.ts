import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMeetingDesk, type MeetingDesk } from '../testing/meeting-desk.ts';
import { engines } from '../testing/test-database.ts';
import { MeetingCell } from './entities/meeting-cell.entity.ts';
import { MeetingStep } from './entities/meeting-step.entity.ts';
import { Meeting } from './entities/meeting.entity.ts';

/** A Monday, at nine in Berlin. */
const monday = new Date('2026-11-30T08:00:00Z');
const day = (date: string): [string, string] => [`${date}T00:00:00Z`, `${date}T23:59:00Z`];

describe.each(engines)('meetings on %s', (engine) => {
  let app: MeetingDesk;
  let now = monday;
  beforeAll(async () => {
    app = await startMeetingDesk(engine, { now: () => now });
  });
  beforeEach(async () => {
    now = monday;
    await app.empty(Meeting, MeetingStep, MeetingCell);
    await app.saveHours();
  });
  afterAll(() => app.close());

  it('{{meetingLink}} leads to free times, “Book this time”, afterwards “Reschedule” and “Cancel meeting”', async () => {
    const { id, token } = await app.invite();
    const times = await app.times(token, ...day('2026-12-01'));
    expect(times).toEqual(
      [8, 9, 10, 11, 12, 13, 14, 15].map(
        (hour) => `2026-12-01T${String(hour).padStart(2, '0')}:00:00.000Z`,
      ),
    );
    const [first = '', second = ''] = times;
    const { data: booked } = await app.book(token, first, 'Asia/Kolkata');
    expect(booked).toMatchObject({
      startsAt: first,
      endsAt: '2026-12-01T08:45:00.000Z',
      timeZone: 'Asia/Kolkata',
      state: 'BOOKED',
    });
    const { data: moved } = await app.reschedule(token, second);
    expect(moved).toMatchObject({ id: booked?.id, startsAt: second, timeZone: 'Europe/Berlin' });
    const reading = 'query ($id: ID!) { visitorRequest(id: $id) { meeting { startsAt state } } }';
    expect(await app.ask(reading, { id })).toEqual({
      visitorRequest: { meeting: { startsAt: second, state: 'BOOKED' } },
    });
    expect(await app.cancel(token)).toMatchObject({ data: { state: 'CANCELLED' } });
    expect(await app.times(token, ...day('2026-12-01'))).toEqual(times);
  });
});
