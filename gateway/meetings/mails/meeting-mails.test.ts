import { In } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Person as TeamMember, PersonState } from '../../auth/people/person.entity.ts';
import { OutboxMessage, OutboxState } from '../../mail/outbox-message.entity.ts';
import { invitationIn } from '../../testing/calendar-part.ts';
import { startMeetingDesk, type MeetingDesk } from '../../testing/meeting-desk.ts';
import { quickDelivery } from '../../testing/quick-delivery.ts';
import { startSmtpSink, type ReceivedMail, type SmtpSink } from '../../testing/smtp-sink.ts';
import { engines } from '../../testing/test-database.ts';
import { Meeting, MeetingCell, MeetingStep } from '../entities/meeting.entity.ts';

/** The Friday before Berlin's clocks go back. A stopped clock must not block the outbox. */
const friday = Date.parse('2026-10-23T08:00:00Z');
const nine = '2026-10-26T08:00:00.000Z';
const ten = '2026-10-26T09:00:00.000Z';

describe.each(engines)('e-mails about meetings on %s', (engine) => {
  let sink: SmtpSink;
  let app: MeetingDesk;
  const started = Date.now();
  beforeAll(async () => {
    sink = await startSmtpSink();
    app = await startMeetingDesk(engine, {
      now: () => new Date(friday + (Date.now() - started)),
      mail: {
        smtpUrl: sink.url,
        from: 'Loon <site@loon.example>',
        notify: ['team@loon.example', 'sales@loon.example'],
        timings: quickDelivery,
      },
    });
  });
  beforeEach(async () => {
    await app.saveHours();
  });
  afterEach(async () => {
    const open = { state: In([OutboxState.WAITING, OutboxState.SENDING]) };
    await expect.poll(() => app.database.reader.countBy(OutboxMessage, open)).toBe(0);
    await app.empty(Meeting, MeetingStep, MeetingCell);
    sink.mails.splice(0);
  });
  afterAll(async () => {
    await app.close();
    await sink.close();
  });

  const aboutMeetings = (address: string): ReceivedMail[] =>
    sink.mails.filter(({ to, raw }) => to.includes(address) && raw.includes('text/calendar'));
  async function mailTo(address: string, count = 1): Promise<ReceivedMail> {
    await expect.poll(() => aboutMeetings(address).length).toBe(count);
    return aboutMeetings(address)[count - 1] as ReceivedMail;
  }

  it('go to both sides with an iCalendar part: REQUEST, CANCEL, one UID, rising SEQUENCE, correct across daylight saving changes', async () => {
    const { token } = await app.invite({ email: 'ada@lab.example' });
    await app.book(token, nine, 'America/New_York');
    await app.reschedule(token, ten, 'America/New_York');
    await app.cancel(token);
    for (const address of ['ada@lab.example', 'team@loon.example']) {
      await mailTo(address, 3);
      const read = aboutMeetings(address).map(({ raw }) => invitationIn(raw));
      expect(read.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
      expect(read.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
      expect(read.map(({ contentMethod }) => contentMethod)).toEqual(
        read.map(({ method }) => method),
      );
      expect(read.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
      expect(read.map(({ startsAt }) => startsAt)).toEqual([nine, ten, ten]);
      expect(read[0]?.endsAt).toBe('2026-10-26T08:45:00.000Z');
      expect(new Set(read.map(({ uid }) => uid)).size).toBe(1);
      const stamps = read.map(({ stamp }) => stamp);
      expect([...stamps].sort()).toEqual(stamps);
    }
    const [booked] = aboutMeetings('ada@lab.example');
    // New York's time; its clocks have not changed yet.
    expect(booked?.raw).toContain('04:00');
    expect(booked?.raw).toContain('America/New_York, UTC-04:00');
  });

  it('name who invites and who is invited, without the team’s addresses for the visitor', async () => {
    const { token } = await app.invite({ email: 'ada@lab.example' });
    await app.book(token, nine);
    const visitors = invitationIn((await mailTo('ada@lab.example')).raw);
    expect(visitors).toMatchObject({
      organizer: 'mailto:site@loon.example',
      attendees: ['mailto:ada@lab.example'],
    });
    expect(visitors.text).not.toContain('sales@loon.example');
    const teams = invitationIn((await mailTo('team@loon.example')).raw);
    expect(teams).toMatchObject({
      uid: visitors.uid,
      organizer: 'mailto:site@loon.example',
      attendees: [
        'mailto:ada@lab.example',
        'mailto:team@loon.example',
        'mailto:sales@loon.example',
      ],
    });
    const { raw } = await mailTo('ada@lab.example');
    expect(raw).toMatch(/^Reply-To: team@loon\.example\r$/m);
    expect(raw).toContain(`/meeting/${token}`);
  });

  it('invite visitors from the same reply-to address even after a change of settings, and the team from the site, so that it can accept', async () => {
    const saveReplyTo = (replyTo: string | null) =>
      app.ask(
        `mutation ($replyTo: String) { saveRequestSettings(input: {
          waitingTooLongHours: 48, notifyEmails: [], replyTo: $replyTo
        }) { replyTo } }`,
        { replyTo },
      );
    await saveReplyTo('team@loon.example');
    const { token } = await app.invite({ email: 'ada@lab.example' });
    await app.book(token, nine);
    await saveReplyTo(null);
    await app.cancel(token);
    await mailTo('ada@lab.example', 2);
    for (const { raw } of aboutMeetings('ada@lab.example')) {
      const { organizer, text } = invitationIn(raw);
      expect(organizer).toBe('mailto:team@loon.example');
      expect(text.replace(/\r\n /g, '')).toContain('SENT-BY="mailto:site@loon.example"');
    }
    const { raw } = await mailTo('team@loon.example', 2);
    expect(invitationIn(raw)).toMatchObject({
      organizer: 'mailto:site@loon.example',
      attendees: expect.arrayContaining(['mailto:team@loon.example']) as string[],
    });
  });

  it('go to the team member to whom the request is assigned', async () => {
    const { id, token } = await app.invite({ email: 'ada@lab.example' });
    await app.ask(
      'mutation ($id: ID!) { assignRequests(ids: [$id], to: "ada@loon.example") { id } }',
      { id },
    );
    await app.book(token, nine);
    const { to, raw } = await mailTo('ada@loon.example');
    expect(to).toEqual(['ada@loon.example']);
    expect(raw).toMatch(/^Reply-To: .*ada@lab\.example/m);
  });

  it('go to those who are notified once the assignee may not see requests any more', async () => {
    const invited = await app.ask<{ invitePerson: { id: string } }>(
      'mutation { invitePerson(input: { email: "bob@loon.example", roles: [DESK] }) { id } }',
    );
    await app.database.write((manager) =>
      manager.update(TeamMember, { email: 'bob@loon.example' }, { state: PersonState.ACTIVE }),
    );
    const { id, token } = await app.invite({ email: 'ada@lab.example' });
    await app.ask(
      'mutation ($id: ID!) { assignRequests(ids: [$id], to: "bob@loon.example") { id } }',
      { id },
    );
    await app.ask('mutation ($id: ID!) { removePerson(id: $id) }', {
      id: invited.invitePerson.id,
    });
    await app.book(token, nine);
    const { to } = await mailTo('team@loon.example');
    expect(to).toEqual(['team@loon.example', 'sales@loon.example']);
  });

  it.each([
    ['Ann;X=1:"\\,', 'O’Neil-Smith, Jr.'],
    ['日本語'.repeat(30), 'Ünïcødé🙂'.repeat(8)],
    ['BEGIN:VEVENT', 'END:VCALENDAR'],
  ])('contain a name only as a name, in headers and calendar: %s', async (firstName, lastName) => {
    const { token } = await app.invite({ firstName, lastName, email: 'ada@lab.example' });
    await app.book(token, nine);
    const { raw } = await mailTo('ada@lab.example');
    const read = invitationIn(raw);
    expect(read.attendees).toEqual(['mailto:ada@lab.example']);
    expect(read.summary).toContain(`${firstName} ${lastName}`);
    const plain = `${firstName} ${lastName}`.replace(/["\\]/g, '’');
    expect(read.attendeeNames).toEqual([plain]);
    const lines = read.text.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(read.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(raw.split('\r\n\r\n')[0]?.match(/^(?:to|bcc|cc): /gim)).toEqual(['To: ']);
  });

  it('are queued while the mail server is down and describe the state when they were written', async () => {
    const { token } = await app.invite({ email: 'ada@lab.example' });
    await expect.poll(() => sink.mails.length).toBeGreaterThan(1);
    const { port } = sink;
    await sink.close();
    await app.book(token, nine);
    await app.reschedule(token, ten);
    sink = await startSmtpSink({ port });
    await mailTo('ada@lab.example', 2);
    await mailTo('team@loon.example', 2);
    const read = aboutMeetings('ada@lab.example').map(({ raw }) => invitationIn(raw));
    expect(new Map(read.map(({ sequence, startsAt }) => [sequence, startsAt]))).toEqual(
      new Map([
        [0, nine],
        [1, ten],
      ]),
    );
  });

  it('are not sent to a person who was erased', async () => {
    const { token } = await app.invite({ email: 'ada@lab.example' });
    await expect.poll(() => sink.mails.length).toBeGreaterThan(1);
    const { port } = sink;
    await sink.close();
    await app.book(token, nine);
    await app.ask('mutation { erasePerson(email: "ada@lab.example") { id } }');
    sink = await startSmtpSink({ port });
    const other = await app.invite({ email: 'bob@lab.example' });
    await app.book(other.token, nine);
    await mailTo('bob@lab.example');
    await mailTo('team@loon.example');
    expect(sink.mails.filter(({ raw }) => raw.includes('ada@lab.example'))).toEqual([]);
  });
});
