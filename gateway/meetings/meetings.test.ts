import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { meetingLimits, meetingMessages } from '../../schema/meeting-rules.ts';
import { startMeetingDesk, type MeetingDesk } from '../testing/meeting-desk.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { engines } from '../testing/test-database.ts';
import { Meeting, MeetingCell, MeetingStep } from './entities/meeting.entity.ts';
import { statementsOf } from '../testing/statements-of.ts';
import { dayMs } from '../../schema/durations.ts';

/** A Monday at 9:00 in Berlin. */
const monday = new Date('2026-11-30T08:00:00Z');
const nine = '2026-12-01T08:00:00.000Z';
const ten = '2026-12-01T09:00:00.000Z';
const day = (date: string): [string, string] => [`${date}T00:00:00Z`, `${date}T23:59:00Z`];

const saveRetention = `mutation ($days: Int) { saveRequestSettings(input: {
  retentionDays: $days, waitingTooLongHours: 48, notifyEmails: []
}) { retentionDays } }`;

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

  it('are booked through {{meetingLink}} with “Book this time”, then changed with “Reschedule” and “Cancel meeting”', async () => {
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

  it('are CONFLICT at a time that is taken or not offered, and free times can be queried right after', async () => {
    const [one, other] = [await app.invite(), await app.invite()];
    expect((await app.book(one.token, nine)).data).toBeDefined();
    expect(await app.book(other.token, nine)).toMatchObject({
      code: 'CONFLICT',
      message: meetingMessages.taken,
    });
    expect(await app.times(other.token, ...day('2026-12-01'))).not.toContain(nine);
    for (const unoffered of [
      '2026-12-01T08:05:00Z',
      '2026-12-05T08:00:00Z',
      '2026-11-30T09:00:00Z',
    ]) {
      expect(await app.book(other.token, unoffered)).toMatchObject({
        code: 'CONFLICT',
        message: meetingMessages.notOffered,
      });
    }
  });

  it('are unchanged when the same time is booked again; another time is CONFLICT until they are cancelled', async () => {
    const { token } = await app.invite();
    const { data: booked } = await app.book(token, nine);
    expect((await app.book(token, nine)).data).toEqual(booked);
    expect(await app.book(token, ten)).toMatchObject({
      code: 'CONFLICT',
      message: meetingMessages.alreadyBooked,
    });
    expect((await app.reschedule(token, nine)).data).toEqual(booked);
    await app.cancel(token);
    expect((await app.cancel(token)).data).toMatchObject({ id: booked?.id, state: 'CANCELLED' });
    expect(await app.reschedule(token, ten)).toMatchObject({ code: 'CONFLICT' });
    const { data: again } = await app.book(token, nine);
    expect(again?.state).toBe('BOOKED');
    expect(again?.id, 'calendars do not revive what was cancelled').not.toBe(booked?.id);
    const steps = await app.database.reader.find(MeetingStep, { order: { at: 'ASC' } });
    expect(steps.map(({ sequence }) => sequence).sort()).toEqual([0, 0, 1]);
  });

  it('cannot be changed after they have started; once they are over another can be booked', async () => {
    const { token } = await app.invite();
    await app.book(token, nine);
    now = new Date('2026-12-01T08:00:00Z');
    for (const refused of [await app.cancel(token), await app.reschedule(token, ten)]) {
      expect(refused).toMatchObject({ code: 'CONFLICT', message: meetingMessages.begun });
    }
    now = new Date('2026-12-01T08:45:00Z');
    expect((await app.book(token, '2026-12-02T08:00:00Z')).data?.state).toBe('BOOKED');
  });

  it('may be moved to a time that overlaps the previous one', async () => {
    const { token } = await app.invite();
    await app.book(token, nine);
    await app.saveHours({ lengthMinutes: 20, gapMinutes: 10 });
    const halfPast = '2026-12-01T08:30:00.000Z';
    expect((await app.reschedule(token, halfPast)).data?.startsAt).toBe(halfPast);
    const cells = await app.database.reader.find(MeetingCell, { order: { cell: 'ASC' } });
    expect(cells).toHaveLength(6);
  });

  it('that were booked before a change of settings have the same time and gap as before', async () => {
    const [one, other] = [await app.invite(), await app.invite()];
    await app.book(one.token, nine);
    await app.saveHours({ lengthMinutes: 30, gapMinutes: 0 });
    const times = await app.times(other.token, ...day('2026-12-01'));
    expect(times.slice(0, 2)).toEqual(['2026-12-01T09:00:00.000Z', '2026-12-01T09:30:00.000Z']);
  });

  it('are NOT_FOUND for an invalid token: made up, changed, of an erased request or suspected spam, or past retention', async () => {
    const email = 'gone@lab.example';
    const { id, token } = await app.invite({ email });
    const codes = async (of: string) => [
      (await app.graphql(`{ meetingInvitation(token: "${of}") { timeZone } }`)).errors[0]
        ?.extensions.code,
      (
        await app.graphql(
          `{ meetingTimes(token: "${of}", from: "2026-12-01T00:00:00Z", to: "2026-12-02T00:00:00Z") }`,
        )
      ).errors[0]?.extensions.code,
      (await app.book(of, nine)).code,
      (await app.reschedule(of, nine)).code,
      (await app.cancel(of)).code,
    ];
    const none = Array.from({ length: 5 }, () => 'NOT_FOUND');
    expect(await codes('made up')).toEqual(none);
    expect(await codes(token.slice(0, -1) + (token.endsWith('0') ? '1' : '0'))).toEqual(none);
    await app.ask('mutation ($ids: [ID!]!) { moveToSuspects(ids: $ids) { id } }', { ids: [id] });
    expect(await codes(token)).toEqual(none);
    await app.ask('mutation ($ids: [ID!]!) { moveToInbox(ids: $ids) { id } }', { ids: [id] });
    expect((await app.book(token, nine)).data).toBeDefined();
    await app.ask(saveRetention, { days: 7 });
    now = new Date(monday.getTime() + 8 * dayMs);
    expect(await codes(token)).toEqual(none);
    await app.ask(saveRetention, { days: null });
    now = monday;
    await app.ask('mutation ($email: String!) { erasePerson(email: $email) { id } }', { email });
    expect(await codes(token)).toEqual(none);
  });

  it('cannot be offered with {{meetingLink}} without weekly hours or for suspected spam, with a clear message', async () => {
    const id = await app.submit(demoRequest);
    const problem = async (input: object) => {
      const { errors } = await app.graphql(
        'mutation ($id: ID!, $input: ReplyInput!) { replyToRequest(id: $id, input: $input) { id } }',
        { id, input: { subject: 'S', message: '{{meetingLink}}', basedOnReplies: 0, ...input } },
        app.cookie,
      );
      return errors[0]?.extensions.fields;
    };
    await app.saveHours({ hours: [] });
    expect(await problem({})).toEqual({ message: meetingMessages.notOfferedYet });
    await app.saveHours();
    await app.ask('mutation ($ids: [ID!]!) { moveToSuspects(ids: $ids) { id } }', { ids: [id] });
    expect(await problem({})).toEqual({ message: meetingMessages.suspect });
  });

  it('are listed with their requests, and requests with their meetings, with a constant number of queries', async () => {
    const starts = ['08', '09', '10', '11'].map((hour) => `2026-12-01T${hour}:00:00.000Z`);
    for (const startsAt of starts) {
      await app.book((await app.invite()).token, startsAt);
    }
    const listing = `{
      meetings(from: "2026-12-01T00:00:00Z", to: "2026-12-01T11:00:00Z") {
        startsAt state request { firstName meeting { startsAt } }
      }
    }`;
    let meetings: object[] = [];
    const asked = await statementsOf(app.database.reader, async () => {
      ({ meetings } = await app.ask<{ meetings: object[] }>(listing));
    });
    expect(meetings).toEqual(
      starts.slice(0, 3).map((startsAt) => ({
        startsAt,
        state: 'BOOKED',
        request: { firstName: demoRequest.firstName, meeting: { startsAt } },
      })),
    );
    const tables = asked.flatMap(
      (query) => /FROM "(meeting|visitor_request)"/.exec(query)?.[1] ?? [],
    );
    expect(tables.sort()).toEqual(['meeting', 'meeting', 'visitor_request']);
  });

  it('are BAD_USER_INPUT for a period that is too long or reversed, and for an unknown time zone', async () => {
    const { token } = await app.invite();
    for (const [from, to] of [
      ['2026-12-01T00:00:00Z', '2027-02-02T00:00:01Z'],
      ['2026-12-02T00:00:00Z', '2026-12-01T00:00:00Z'],
    ]) {
      const { errors } = await app.graphql(
        `{ meetingTimes(token: "${token}", from: "${from ?? ''}", to: "${to ?? ''}") }`,
      );
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    expect(await app.book(token, nine, 'Mars/Olympus')).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('cannot be booked and cancelled endlessly, but can still be cancelled at the limit', async () => {
    const { token } = await app.invite();
    for (let round = 0; round < meetingLimits.changesMax / 2; round += 1) {
      expect((await app.book(token, nine)).data).toBeDefined();
      expect((await app.cancel(token)).data).toBeDefined();
    }
    expect(await app.book(token, nine)).toMatchObject({
      code: 'CONFLICT',
      message: meetingMessages.tooManyChanges,
    });
  });

  it('are exported with a person, and erased with their times and outbox messages', async () => {
    const email = 'person@lab.example';
    const { id, token } = await app.invite({ email });
    await app.book(token, nine);
    await app.reschedule(token, ten);
    const { personData } = await app.ask<{ personData: { document: string } }>(
      'query ($email: String!) { personData(email: $email) { document } }',
      { email },
    );
    expect(JSON.parse(personData.document)).toMatchObject({
      meetings: [{ startsAt: ten, state: 'booked' }],
      meetingSteps: [{ startsAt: nine }, { startsAt: ten }],
    });
    await app.ask('mutation ($email: String!) { erasePerson(email: $email) { id } }', { email });
    for (const table of ['meeting', 'meeting_step', 'meeting_cell', 'outbox_message']) {
      const rows: unknown[] = await app.database.reader.query(
        `SELECT * FROM ${table} WHERE "requestId" = '${id}'`,
      );
      expect(rows, table).toEqual([]);
    }
  });

  it('have an entry in the audit log for a change of the settings', async () => {
    const { auditLog } = await app.ask<{ auditLog: { edges: { node: object }[] } }>(
      '{ auditLog(first: 1) { edges { node { action actor subjectLabel } } } }',
    );
    expect(auditLog.edges[0]?.node).toEqual({
      action: 'SETTINGS_CHANGE',
      actor: 'ada@loon.example',
      subjectLabel: 'Meetings',
    });
  });

  it('are never cached in a response to a token', async () => {
    const { token } = await app.invite();
    const reading = `{ meetingInvitation(token: "${token}") { meeting { state } } }`;
    expect((await app.graphql(reading)).data).toEqual({ meetingInvitation: { meeting: null } });
    await app.book(token, nine);
    const { data, headers } = await app.graphql(reading);
    expect(data).toEqual({ meetingInvitation: { meeting: { state: 'BOOKED' } } });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    '{ meetingSettings { timeZone } }',
    '{ meetings(from: "2026-12-01T00:00:00Z", to: "2026-12-02T00:00:00Z") { id } }',
  ])('are refused without a session: %s', async (operation) => {
    const { errors } = await app.graphql(operation);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('give no access to the request of a link', async () => {
    const { token } = await app.invite();
    const { data, errors } = await app.graphql(
      `mutation { bookMeeting(token: "${token}", startsAt: "${nine}") { state request { id notes } } }`,
    );
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(data).toEqual({ bookMeeting: { state: 'BOOKED', request: null } });
  });
});
