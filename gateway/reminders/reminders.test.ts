import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browser } from '../insights/testing/visitor.ts';
import { OutboxEvent, OutboxMessage } from '../mail/outbox-message.entity.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { startDeskApp, type DeskApp } from '../testing/desk-app.ts';
import { quickDelivery } from '../testing/quick-delivery.ts';
import { accessRequest, demoRequest } from '../testing/sample-requests.ts';
import { startSmtpSink, type SmtpSink } from '../testing/smtp-sink.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createTestDatabase, engines, type TestDatabase } from '../testing/test-database.ts';
import { hourMs } from '../../schema/durations.ts';

const undo = undoAfterEach();
const friday = Date.parse('2026-11-20T12:00:00Z');
const monday = Date.parse('2026-11-23T07:00:00Z');

describe.each(engines)('reminders on %s', (engine) => {
  let sink: SmtpSink;
  let storage: TestDatabase;
  let app: DeskApp;
  let time = friday;

  beforeAll(async () => {
    sink = await startSmtpSink();
  });
  afterAll(() => sink.close());
  afterEach(() => {
    sink.mails.splice(0);
  });

  const overrides = () => ({
    mail: {
      smtpUrl: sink.url,
      from: 'Loon <site@loon.example>',
      notify: ['team@loon.example'],
      timings: quickDelivery,
    },
    now: () => new Date(time),
  });
  /** Starts a separate site at a given time, with requests and settings. */
  async function site(at: number): Promise<void> {
    time = at;
    storage = await createTestDatabase(engine);
    undo(() => storage.remove());
    app = await startDeskAppOn(storage);
  }
  function startDeskAppOn(place: TestDatabase): Promise<DeskApp> {
    return startDeskApp(engine, overrides(), place);
  }
  /** Stops the site, and starts this many gateways on its database at a later time. */
  async function later(at: number, gateways = 1): Promise<void> {
    await app.close();
    time = at;
    const started = await Promise.all(
      Array.from({ length: gateways }, () => startTestApp(engine, overrides(), storage)),
    );
    const [first] = started;
    if (first !== undefined) reader = first.database.reader;
    undo(async () => {
      await Promise.all(started.map((one) => one.close()));
    });
  }
  let reader: DeskApp['database']['reader'];
  async function written(event: OutboxEvent): Promise<number> {
    return reader.countBy(OutboxMessage, { event });
  }
  const mails = (subject: string) =>
    sink.mails.filter(({ raw }) => raw.includes(`Subject: ${subject}`));
  async function once(subject: string): Promise<string> {
    await expect.poll(() => mails(subject).length).toBeGreaterThan(0);
    const [mail] = mails(subject);
    return mail?.raw ?? '';
  }
  const gateways = engine === 'postgres' ? 3 : 1;

  it('announce a request that is overdue by the settings’ hours in one e-mail, to its assignee or those who are notified', async () => {
    await site(friday);
    const mine = await app.submit({ ...demoRequest, lastName: 'Mine' });
    await app.submit({ ...accessRequest, lastName: 'Nobodys' });
    await app.submit({ ...demoRequest, lastName: 'Robot' }, { topic: 'filled' });
    const answered = await app.submit({ ...accessRequest, lastName: 'Answered' });
    await app.ask(
      'mutation ($ids: [ID!]!) { setRequestStatus(ids: $ids, status: CLOSED) { id } }',
      {
        ids: [answered],
      },
    );
    await app.ask(
      'mutation ($ids: [ID!]!, $to: String) { assignRequests(ids: $ids, to: $to) { id } }',
      {
        ids: [mine],
        to: 'ada@loon.example',
      },
    );
    await later(friday + 49 * hourMs, gateways);
    await expect.poll(() => written(OutboxEvent.REQUEST_WAITING)).toBe(2);
    const assigned = await once(`Overdue request: ${demoRequest.firstName} Mine`);
    expect(assigned).toMatch(/^To: ada@loon\.example\r$/m);
    expect(assigned).toContain(`/blog-admin?tab=requests&request=`.replaceAll('=', '=3D'));
    const other = await once(`Overdue request: ${accessRequest.firstName} Nobodys`);
    expect(other).toMatch(/^To: team@loon\.example\r$/m);
    app = await startDeskAppOn(storage);
    await later(friday + 60 * hourMs, gateways);
    expect(await written(OutboxEvent.REQUEST_WAITING)).toBe(2);
  });

  const digest = { enabled: true, weekday: 1, hour: 8, timeZone: 'Europe/Berlin' };
  const saving = `mutation ($digest: DigestSettingsInput) { saveRequestSettings(input: {
    waitingTooLongHours: 720, notifyEmails: [], digest: $digest
  }) { digest { enabled weekday hour timeZone } } }`;

  it('include the “Weekly digest” (off by default): requests, reply times, meetings and searches without results, compared with the previous week', async () => {
    await site(friday);
    const { requestSettings } = await app.ask<{ requestSettings: object }>(
      '{ requestSettings { digest { enabled weekday hour timeZone } } }',
    );
    expect(requestSettings).toMatchObject({ digest: { enabled: false, weekday: 1 } });
    await app.submit(demoRequest);
    const answered = await app.submit(accessRequest);
    time += 5 * hourMs;
    await app.ask(
      'mutation ($ids: [ID!]!) { setRequestStatus(ids: $ids, status: CONTACTED) { id } }',
      { ids: [answered] },
    );
    expect(await app.ask(saving, { digest })).toEqual({ saveRequestSettings: { digest } });
    await later(monday + 60_000, gateways);
    const text = await once('Weekly digest: November 16, 2026 to November 23, 2026');
    expect(text).toContain('- Received: 2 (previous week: 0); trials: 1, demos: 1.');
    expect(text).toContain('- Median time to first reply: 5 hours.');
    expect(text).toContain('- Awaiting a reply: 1 (0 overdue).');
    expect(text).toContain('- Took place: 0 (previous week: 0).');
    expect(text).toContain('<li>Received: 2 (previous week: 0); trials: 1, demos: 1.</li>');
    expect(await written(OutboxEvent.WEEKLY_DIGEST)).toBe(1);
  });

  it('include visits, top articles, searches without results and new drafts in the “Weekly digest”, which the weekly report shows now', async () => {
    await site(friday);
    await app.ask(saving, { digest });
    const { posts } = await app.ask<{
      posts: { edges: { node: { slug: string; title: string } }[] };
    }>('{ posts(first: 1) { edges { node { slug title } } } }');
    const [article] = posts.edges.map(({ node }) => node);
    const address = `/reflections/${article?.slug ?? ''}`;
    const headers = { 'user-agent': browser };
    for (let view = 0; view < 3; view += 1) await fetch(app.url + address, { headers });
    const events = [{ kind: 'search', query: 'Bayesian', results: 0 }];
    expect((await app.send('POST', '/api/visit', { events }, headers)).status).toBe(204);
    await app.ask('mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }', {
      input: { title: 'Not yet public', content: 'A draft of a hundred characters. '.repeat(4) },
    });
    time = friday + 60_000;
    const { weeklyReport } = await app.ask<{
      weeklyReport: { week: string; subject: string; text: string; sections: object[] };
    }>('{ weeklyReport { week subject text sections { heading lines } } }');
    expect(weeklyReport.week).toBe('November 13, 2026 to November 20, 2026');
    expect(weeklyReport.subject).toBe(`Weekly digest: ${weeklyReport.week}`);
    expect(weeklyReport.sections).toContainEqual({
      heading: 'Articles',
      lines: [
        expect.stringMatching(/^Published: \d+ \(previous week: \d+\)\.$/) as unknown,
        'New drafts: 1 (previous week: 0).',
        'Draft: "Not yet public"',
      ],
    });
    expect(weeklyReport.text).toContain('- Draft: "Not yet public"');
    await later(monday + 60_000, gateways);
    const text = await once('Weekly digest');
    expect(text).toContain('- New drafts: 1 (previous week: 0).');
    expect(text).toMatch(/- Visits: \d+ \(previous week: 0\)/);
    expect(text).toContain(`- Views of "${article?.title ?? ''}": 3 (previous week: 0)`);
    expect(text).toContain('- Searches without results for "bayesian": 1');
  });

  it('include the digest once a week, delayed when the site was down at that hour, and never twice', async () => {
    await site(friday);
    await app.ask(saving, { digest });
    await later(monday + 40 * hourMs, gateways);
    await once('Weekly digest');
    app = await startDeskAppOn(storage);
    await app.ask(saving, { digest: { ...digest, weekday: 2 } });
    await later(monday + 47 * hourMs, gateways);
    expect(await written(OutboxEvent.WEEKLY_DIGEST)).toBe(1);
  });

  it('do not include a digest that is too late', async () => {
    await site(friday);
    await app.ask(saving, { digest });
    await later(monday + 49 * hourMs);
    expect(await written(OutboxEvent.WEEKLY_DIGEST)).toBe(0);
  });

  it('do not include a digest that was due before it was switched on', async () => {
    await site(monday + hourMs);
    await app.ask(saving, { digest });
    await later(monday + 2 * hourMs);
    expect(await written(OutboxEvent.WEEKLY_DIGEST)).toBe(0);
  });

  it.each([
    { ...digest, weekday: 8 },
    { ...digest, hour: 24 },
    { ...digest, timeZone: 'Berlin' },
  ])('refuse the digest settings %j', async (wrong) => {
    await site(friday);
    const { errors } = await app.graphql(saving, { digest: wrong }, app.cookie);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(Object.keys(errors[0]?.extensions.fields ?? {})[0]).toMatch(/^digest/);
    await app.close();
  });
});
