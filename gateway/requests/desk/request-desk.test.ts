import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { startDeskApp, type DeskApp } from '../../testing/desk-app.ts';
import { accessRequest, demoRequest } from '../../testing/sample-requests.ts';
import { engines } from '../../testing/test-database.ts';
import { DemoRequest } from '../entities/demo-request.entity.ts';
import { RequestKind, RequestStatus, VisitorRequest } from '../entities/visitor-request.entity.ts';

const hour = 3_600_000;

describe.each(engines)('the request desk on %s', (engine) => {
  let app: DeskApp;
  beforeAll(async () => {
    app = await startDeskApp(engine);
  });
  afterAll(() => app.close());
  beforeEach(() => app.empty(VisitorRequest));

  /** Stores a request that arrived `ago` milliseconds ago. */
  async function arrived(ago: number): Promise<string> {
    const createdAt = new Date(Date.now() - ago);
    const request = Object.assign(new DemoRequest(), demoRequest, {
      id: uuidv7({ msecs: createdAt.getTime() }),
      kind: RequestKind.DEMO,
      status: RequestStatus.NEW,
      createdAt,
      searchText: '',
      source: {},
      marks: [],
    });
    await app.database.write((manager) => manager.save(request));
    return request.id;
  }
  async function listed(filter: object): Promise<string[]> {
    const { visitorRequests } = await app.ask<{
      visitorRequests: { totalCount: number; edges: { node: { id: string } }[] };
    }>(
      `query ($filter: RequestFilter) {
        visitorRequests(filter: $filter) { totalCount edges { node { id } } }
      }`,
      { filter },
    );
    const ids = visitorRequests.edges.map(({ node }) => node.id);
    expect(visitorRequests.totalCount).toBe(ids.length);
    return ids;
  }

  it('filters by kind, status, platform, number of studies, date and text', async () => {
    const trial = await app.submit(accessRequest);
    const demo = await app.submit(demoRequest);
    const waters = await app.submit({ ...demoRequest, platformsToDemo: ['Waters'] });
    const old = await arrived(10 * 24 * hour);
    const yesterday = new Date(Date.now() - 24 * hour).toISOString();
    expect(await listed({})).toEqual([waters, demo, trial, old]);
    expect(await listed({ platform: 'Lens', from: yesterday })).toEqual([demo]);
    expect(await listed({ platform: 'en' })).toEqual([]);
    expect(
      await listed({ search: '\u0000cystic\u0000', numberOfStudies: '1,000-5,000\u0000' }),
    ).toEqual([trial]);
    expect(await listed({ numberOfStudies: '1,000-5,000' })).toEqual([trial]);
    expect(await listed({ to: yesterday })).toEqual([old]);
    expect(await listed({ search: 'cystic', kind: 'ACCESS', status: 'NEW' })).toEqual([trial]);
  });

  it('filters open requests, which are those that are not closed', async () => {
    const fresh = await app.submit(accessRequest);
    const contacted = await app.submit(demoRequest);
    const closed = await app.submit({ ...demoRequest, message: `${demoRequest.message} Again.` });
    const set = `mutation ($ids: [ID!]!, $status: RequestStatus!) {
      setRequestStatus(ids: $ids, status: $status) { id } }`;
    await app.ask(set, { ids: [contacted], status: 'CONTACTED' });
    await app.ask(set, { ids: [closed], status: 'CLOSED' });
    expect(await listed({ open: true })).toEqual([contacted, fresh]);
    expect(await listed({ open: true, search: 'rahimi' })).toEqual([contacted]);
    expect(await listed({ open: true, status: 'CLOSED' })).toEqual([]);
    expect(await listed({ open: false })).toEqual([closed, contacted, fresh]);
  });

  it('shows the first sentences of the message or project description', async () => {
    const id = await app.submit({
      ...demoRequest,
      message: `Two  lines.\nMore. ${'word '.repeat(40)}`,
    });
    const { visitorRequest } = await app.ask<{ visitorRequest: object }>(
      'query ($id: ID!) { visitorRequest(id: $id) { excerpt } }',
      { id },
    );
    expect(visitorRequest).toEqual({ excerpt: 'Two lines.' });
  });

  it('never stores the secret in the URL of the page that sent the form', async () => {
    const secret = 'a1'.repeat(32);
    const id = await app.submit(accessRequest, {
      firstPage: `/meeting/${secret}`,
      lastPage: `/preview/${secret}`,
    });
    const { visitorRequest } = await app.ask<{ visitorRequest: object }>(
      'query ($id: ID!) { visitorRequest(id: $id) { source { firstPage lastPage } } }',
      { id },
    );
    expect(visitorRequest).toEqual({ source: { firstPage: '/meeting/…', lastPage: '/preview/…' } });
  });

  it('shows the exact consent wording and version, and where the person came from', async () => {
    const id = await app.submit(accessRequest, {
      firstPage: '/reflections/future-of-hta-submissions?secret=1',
      lastPage: '/',
      button: 'Request access',
      utmSource: 'poster',
    });
    const { visitorRequest } = await app.ask<{ visitorRequest: object }>(
      `query ($id: ID!) { visitorRequest(id: $id) {
        consents { name wording version agreed }
        source { firstPage lastPage article button utmSource utmMedium }
        waitingSince overdue statusChanges { status }
      } }`,
      { id },
    );
    const version = '2025-06-26';
    expect(visitorRequest).toEqual({
      consents: [
        {
          name: 'nonCommercialUse',
          wording: 'I will use the trial exclusively for non-commercial research.',
          version,
          agreed: true,
        },
        {
          name: 'dataCommunicationsConsent',
          wording: 'I consent to receive project updates and communications.',
          version,
          agreed: true,
        },
        {
          name: 'dataProcessingConsent',
          wording:
            'I consent to data storage and processing as described in the Privacy Policy, and accept the Terms of Use.',
          version,
          agreed: true,
        },
      ],
      source: {
        firstPage: '/reflections/future-of-hta-submissions',
        lastPage: '/',
        article: 'future-of-hta-submissions',
        button: 'Request access',
        utmSource: 'poster',
        utmMedium: null,
      },
      waitingSince: expect.any(String) as string,
      overdue: false,
      statusChanges: [],
    });
  });

  it('labels overdue requests according to the settings', async () => {
    const overdue = await arrived(50 * hour);
    const fresh = await arrived(40 * hour);
    expect(await listed({ overdue: true })).toEqual([overdue]);
    await app.ask(
      'mutation { saveRequestSettings(input: { waitingTooLongHours: 24, notifyEmails: [] }) { waitingTooLongHours } }',
    );
    expect(await listed({ overdue: true })).toEqual([fresh, overdue]);
    const { errors } = await app.graphql(
      'mutation { saveRequestSettings(input: { waitingTooLongHours: 0, retentionDays: 9999, notifyEmails: ["x"] }) { waitingTooLongHours } }',
      {},
      app.cookie,
    );
    expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual([
      'retentionDays',
      'waitingTooLongHours',
      'notifyEmails',
    ]);
  });

  it('counts requests for a deleted article under its last address, without a title', async () => {
    const text = 'Evidence needs time. '.repeat(9);
    const { createPost } = await app.ask<{ createPost: { id: string } }>(
      'mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }',
      { input: { title: 'Gone article', content: text, published: true } },
    );
    await app.submit(accessRequest, { lastPage: '/reflections/gone-article' });
    const counted = async () =>
      (await app.ask<object>('{ requestOverview { byArticle { title count } } }')) as {
        requestOverview: { byArticle: object[] };
      };
    expect((await counted()).requestOverview.byArticle).toEqual([
      { title: 'Gone article', count: 1 },
    ]);
    await app.ask('mutation ($id: ID!) { deletePost(id: $id) }', createPost);
    expect((await counted()).requestOverview.byArticle).toEqual([{ title: null, count: 1 }]);
  });

  it('shows an overview over time, by kind, source, platform and number of studies, with the articles that led to requests', async () => {
    const origin = { utmSource: 'poster', lastPage: '/reflections/future-of-hta-submissions' };
    await app.submit(accessRequest, origin);
    await app.submit(demoRequest, { button: 'Request a demo' });
    await arrived(3 * 24 * hour);
    await app.submit(demoRequest, { topic: 'x' });
    const from = new Date(Date.now() - 6 * 24 * hour).toISOString();
    const { requestOverview } = await app.ask<{
      requestOverview: { overTime: { access: number; demo: number }[] };
    }>(
      `query ($from: DateTimeISO) { requestOverview(from: $from) {
        total suspects waiting unit overTime { start access demo } byKind { access demo }
        bySource { name count } byPlatform { name count } byNumberOfStudies { name count }
        byButton { name count } byArticle { slug title count }
      } }`,
      { from },
    );
    expect(requestOverview).toMatchObject({
      total: 3,
      suspects: 1,
      waiting: 3,
      unit: 'DAY',
      byKind: { access: 1, demo: 2 },
      bySource: [
        { name: 'Not known', count: 2 },
        { name: 'poster', count: 1 },
      ],
      byPlatform: [
        { name: 'Lens', count: 2 },
        { name: 'Waters', count: 2 },
      ],
      byNumberOfStudies: [{ name: '1,000-5,000', count: 1 }],
      byButton: [{ name: 'Request a demo', count: 1 }],
      byArticle: [{ slug: 'future-of-hta-submissions', count: 1 }],
    });
    expect(requestOverview.overTime).toHaveLength(7);
    expect(requestOverview.overTime.map(({ access, demo }) => access + demo)).toEqual([
      ...[0, 0, 0, 1, 0, 0],
      2,
    ]);
    expect(requestOverview.overTime.at(-1)).toMatchObject({ access: 1, demo: 1 });
  });

  it('shows the launch checklist to administrators, with instructions to fix each open item', async () => {
    const { launchChecklist } = await app.ask<{
      launchChecklist: { id: string; done: boolean; remedy: string }[];
    }>('{ launchChecklist { id done remedy open } }');
    expect(launchChecklist.map(({ id }) => id)).toEqual([
      'samples',
      'publicUrl',
      'identity',
      'mail',
      'ai',
      'backup',
      'erasures',
    ]);
    for (const { done, remedy } of launchChecklist) {
      expect(remedy === '').toBe(done);
    }
  });

  it.each([
    'mutation { setRequestStatus(ids: ["x"], status: CLOSED) { id } }',
    'mutation { setRequestOutcome(id: "x", outcome: WON) { id } }',
    'mutation { saveRequestNotes(id: "x", notes: "", version: 0) { id } }',
    'mutation { moveToInbox(ids: ["x"]) { id } }',
    'mutation { moveToSuspects(ids: ["x"]) { id } }',
    'mutation { resendNotification(requestId: "x") { id } }',
    'mutation { giveUpNotification(id: "x") { id } }',
    'mutation { saveWebhook(input: { url: "https://x.example", enabled: true }) { id } }',
    'mutation { deleteWebhook(id: "x") }',
    'mutation { sendTestWebhook(id: "x") { id } }',
    'mutation { saveRequestSettings(input: { waitingTooLongHours: 1, notifyEmails: [] }) { waitingTooLongHours } }',
    'mutation { erasePerson(email: "a@lab.example") { id } }',
    '{ personData(email: "a@lab.example") { document } }',
    '{ erasures { id } }',
    '{ requestOverview { total } }',
    '{ requestSettings { retentionDays } }',
    '{ outboxSummary { waiting } }',
    '{ outboxMessages { totalCount } }',
    '{ webhookEndpoints { newSecret } }',
    '{ launchChecklist { id } }',
  ])('refuses access without a session: %s', async (operation) => {
    const { data, errors } = await app.graphql(operation);
    expect(data).toBeNull();
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
