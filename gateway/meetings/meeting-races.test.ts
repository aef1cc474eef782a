import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { meetingMessages } from '../../schema/meeting-rules.ts';
import { isUniqueViolation } from '../database/database-faults.ts';
import { OutboxEvent, OutboxMessage } from '../mail/outbox-message.entity.ts';
import { startMeetingDesk, type MeetingDesk } from '../testing/meeting-desk.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, engines, type TestDatabase } from '../testing/test-database.ts';
import { Meeting, MeetingCell, MeetingStep } from './entities/meeting.entity.ts';

const now = new Date('2026-11-30T08:00:00Z');
const nine = '2026-12-01T08:00:00.000Z';
const ten = '2026-12-01T09:00:00.000Z';
const bearers = 20;

const booking = (name: string, token: string, startsAt: string): string =>
  `mutation { ${name}(token: "${token}", startsAt: "${startsAt}") { startsAt } }`;

describe.each(engines)('concurrent bookings through two gateways on %s', (engine) => {
  let storage: TestDatabase;
  let desk: MeetingDesk;
  let other: TestApp;
  let tokens: string[];
  beforeAll(async () => {
    storage = await createTestDatabase(engine);
    desk = await startMeetingDesk(engine, { now: () => now }, storage);
    other = await startTestApp(engine, { now: () => now }, storage);
    await desk.saveHours();
    tokens = [];
    for (let count = 0; count < bearers; count += 1) {
      const { token } = await desk.invite({
        email: `v${String(count)}@lab.example`,
        message: `${demoRequest.message} ${String(count)}`,
      });
      tokens.push(token);
    }
  });
  beforeEach(async () => {
    await desk.empty(Meeting, MeetingStep, MeetingCell, OutboxMessage);
    await desk.saveHours();
  });
  afterAll(async () => {
    await other.close();
    await desk.close();
    await storage.remove();
  });

  /** Runs an operation for every token concurrently, alternating between the gateways. */
  async function allAtOnce(operationOf: (token: string) => string) {
    const answers = await Promise.all(
      tokens.map((token, index) => (index % 2 === 0 ? desk : other).graphql(operationOf(token))),
    );
    return answers.map(({ errors }) => errors[0]);
  }

  it('of the same time by twenty visitors create one meeting and one pair of e-mails; the others get an error', async () => {
    const errors = await allAtOnce((token) => booking('bookMeeting', token, nine));
    const refusals = errors.filter((error) => error !== undefined);
    expect(refusals).toHaveLength(bearers - 1);
    expect(
      new Set(refusals.map(({ extensions, message }) => `${extensions.code} ${message}`)),
    ).toEqual(new Set([`CONFLICT ${meetingMessages.taken}`]));
    const { reader } = desk.database;
    expect(await reader.count(Meeting)).toBe(1);
    expect(await reader.count(MeetingCell)).toBe(12);
    expect(await reader.countBy(OutboxMessage, { event: OutboxEvent.MEETING_BOOKED })).toBe(2);
  });

  it('of overlapping times by twenty visitors do not overlap, even while the settings change', async () => {
    const lengths = [30, 45, 60];
    const changes = lengths.map((lengthMinutes) =>
      desk.saveHours({ lengthMinutes, gapMinutes: 0 }),
    );
    const starts = ['08:00', '08:30', '08:45', '09:00', '09:30', '10:00', '10:15'];
    let next = 0;
    await Promise.all([
      ...changes,
      allAtOnce((token) => {
        next += 1;
        const start = starts[next % starts.length] ?? '';
        return booking('bookMeeting', token, `2026-12-01T${start}:00.000Z`);
      }),
    ]);
    const meetings = await desk.database.reader.find(Meeting, { order: { startsAt: 'ASC' } });
    expect(meetings.length).toBeGreaterThan(1);
    meetings.slice(1).forEach((meeting, index) => {
      expect(meeting.startsAt >= (meetings[index]?.endsAt ?? meeting.endsAt)).toBe(true);
    });
  });

  it('leave a meeting unchanged when its new time is taken', async () => {
    const [one = '', two = ''] = tokens;
    await desk.book(one, nine);
    await desk.book(two, ten);
    expect(await desk.reschedule(two, nine)).toMatchObject({ code: 'CONFLICT' });
    const stored = await desk.database.reader.find(Meeting, { order: { startsAt: 'ASC' } });
    expect(stored.map(({ startsAt, sequence }) => [startsAt.toISOString(), sequence])).toEqual([
      [nine, 0],
      [ten, 0],
    ]);
    expect(await desk.database.reader.count(MeetingCell)).toBe(24);
  });

  it('with the same link create one meeting', async () => {
    const [token = ''] = tokens;
    await Promise.all(
      [desk, other, desk, other].map((app) => app.graphql(booking('bookMeeting', token, nine))),
    );
    expect(await desk.database.reader.count(Meeting)).toBe(1);
    expect(await desk.database.reader.count(MeetingStep)).toBe(1);
  });

  it('at the same time are prevented by the database', async () => {
    const [one = ''] = tokens;
    await desk.book(one, nine);
    const [cell] = await desk.database.reader.find(MeetingCell, { order: { cell: 'ASC' } });
    const again = desk.database.write((manager) =>
      manager.insert(MeetingCell, {
        cell: cell?.cell ?? 0,
        requestId: '01890000-0000-7000-8000-000000000000',
      }),
    );
    await expect(again).rejects.toSatisfy(isUniqueViolation);
  });
});
