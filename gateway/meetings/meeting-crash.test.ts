import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitationIn } from '../testing/calendar-part.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { composeMailingSite } from '../testing/mailing-site.ts';
import { startMeetingDesk } from '../testing/meeting-desk.ts';
import { buildSiteProgram, type SiteInChild, type SiteProgram } from '../testing/site-in-child.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { dayMs } from '../../schema/durations.ts';

const undo = undoAfterEach();
let program: SiteProgram;
beforeAll(async () => {
  program = await buildSiteProgram();
}, 60_000);
afterAll(() => program.remove());

const everyHour = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));

describe.each(engines)('after a crash on %s', { timeout: 60_000 }, (engine) => {
  it('between acceptance and recording of an invitation, both sides have it, and the second copy is identical', async () => {
    const storage = await createTestDatabase(engine);
    undo(() => storage.remove());
    const desk = await startMeetingDesk(engine, {}, storage);
    await desk.saveHours({ hours: everyHour });
    const { token } = await desk.invite({ email: 'ada@lab.example' });
    const at = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
    const [startsAt = ''] = await desk.times(token, at(2), at(3));
    await desk.close();

    let crashing: SiteInChild | undefined;
    const visitor = new EventEmitter();
    const answered = once(visitor, 'answered');
    const sink = await startSmtpSink({
      beforeAccepting: async ({ raw }) => {
        if (raw.includes('text/calendar')) {
          await answered;
          await crashing?.end('SIGKILL');
          crashing = undefined;
        }
      },
    });
    undo(() => sink.close());
    const site = await program.start(storage.url, sink.url);
    undo(() => site.end('SIGKILL'));
    crashing = site;
    const response = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `mutation { bookMeeting(token: "${token}", startsAt: "${startsAt}") { state } }`,
      }),
    });
    expect(await response.json()).toEqual({ data: { bookMeeting: { state: 'BOOKED' } } });
    visitor.emit('answered');
    const invitations = () => sink.mails.filter(({ raw }) => raw.includes('text/calendar'));
    await expect.poll(() => invitations().length).toBeGreaterThan(0);
    await expect.poll(() => crashing).toBeUndefined();

    const again = await composeMailingSite(storage.url, sink.url);
    undo(() => again.close());
    await expect.poll(() => invitations().length).toBeGreaterThan(2);
    const said = new Map<string | undefined, Set<string>>();
    invitations().forEach(({ messageId, raw }) => {
      const texts = said.get(messageId) ?? new Set();
      said.set(messageId, texts.add(invitationIn(raw).text));
    });
    expect([...said.values()].map((texts) => texts.size)).toEqual([1, 1]);
    const recipients = invitations().flatMap(({ to }) => to);
    expect(new Set(recipients)).toEqual(new Set(['ada@lab.example', 'team@loon.example']));
  });
});
