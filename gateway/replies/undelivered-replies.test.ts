import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OutboxEvent, OutboxMessage } from '../mail/outbox-message.entity.ts';
import { RequestSettingsService } from '../requests/settings/request-settings.service.ts';
import { requestDigest } from '../requests/overview/request-digest.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { startDeskApp, type DeskApp } from '../testing/desk-app.ts';
import { quickDelivery } from '../testing/quick-delivery.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { startSmtpSink, type SmtpSink } from '../testing/smtp-sink.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createTestDatabase, engines, type TestDatabase } from '../testing/test-database.ts';
import { dayMs, minuteMs } from '../../schema/durations.ts';

const email = 'amir@lab.example';

interface Shown {
  status: string;
  waitingSince: string | null;
  overdue: boolean;
  replyNotDelivered: boolean;
  statusChanges: { status: string; changedBy: string }[];
  replies: { id: string; state: string; delivery: { ledger: object[] } }[];
}

describe.each(engines)('replies that a mail server refuses, on %s', (engine) => {
  let sink: SmtpSink;
  let storage: TestDatabase;
  let app: DeskApp;
  let ahead = 0;
  let refusal: string | undefined;
  const now = () => new Date(Date.now() + ahead);
  const startSink = (port?: number) =>
    startSmtpSink({
      port,
      beforeAccepting: ({ to }) => {
        if (refusal !== undefined && to.includes(email)) throw new Error(refusal);
      },
    });
  const overrides = () => ({
    now,
    mail: {
      smtpUrl: sink.url,
      from: 'Loon <site@loon.example>',
      notify: ['team@loon.example'],
      timings: quickDelivery,
    },
  });

  beforeAll(async () => {
    sink = await startSink();
    storage = await createTestDatabase(engine);
    app = await startDeskApp(engine, overrides(), storage);
  });
  beforeEach(async () => {
    ahead = 0;
    refusal = undefined;
    sink.mails.splice(0);
    await app.empty(VisitorRequest, OutboxMessage);
  });
  afterAll(async () => {
    await app.close();
    await sink.close();
    await storage.remove();
  });

  const fields = `status waitingSince overdue replyNotDelivered
    statusChanges { status changedBy } replies { id state delivery { ledger { delivered } } }`;
  async function shown(id: string): Promise<Shown> {
    const query = `query ($id: ID!) { visitorRequest(id: $id) { ${fields} } }`;
    return (await app.ask<{ visitorRequest: Shown }>(query, { id })).visitorRequest;
  }
  async function reply(id: string, basedOnReplies = 0): Promise<Shown> {
    const input = { subject: 'Your demo', message: 'Dear {{firstName}}', basedOnReplies };
    const sending = `mutation ($id: ID!, $input: ReplyInput!) {
      replyToRequest(id: $id, input: $input) { ${fields} }
    }`;
    return (await app.ask<{ replyToRequest: Shown }>(sending, { id, input })).replyToRequest;
  }
  /** Waits until one delivery attempt has failed. */
  async function failed(id: string): Promise<Shown> {
    const attempts = async () => (await shown(id)).replies[0]?.delivery.ledger.length;
    await expect.poll(attempts).toBeGreaterThan(0);
    return shown(id);
  }
  /** Submits a request whose reply the server refuses; resolves with its id. */
  async function submitRefused(): Promise<string> {
    const id = await app.submit({ ...demoRequest, email });
    refusal = 'Try later';
    await reply(id);
    await failed(id);
    return id;
  }
  async function delivered(id: string): Promise<Shown> {
    const state = async () => (await shown(id)).replies[0]?.state;
    await expect.poll(state).toBe('DELIVERED');
    return shown(id);
  }
  async function lists() {
    const list = async (filter: object) => {
      const { visitorRequests } = await app.ask<{
        visitorRequests: { totalCount: number; edges: { node: { id: string } }[] };
      }>(
        `query ($filter: RequestFilter) {
          visitorRequests(filter: $filter) { totalCount edges { node { id } } }
        }`,
        { filter },
      );
      expect(visitorRequests.totalCount).toBe(visitorRequests.edges.length);
      return visitorRequests.edges.map(({ node }) => node.id);
    };
    const { requestOverview } = await app.ask<{ requestOverview: object }>(
      '{ requestOverview { waiting waitingTooLong } }',
    );
    return {
      awaiting: await list({ awaitingReply: true }),
      searched: await list({ awaitingReply: true, search: demoRequest.lastName }),
      overdue: await list({ overdue: true }),
      undelivered: await list({ replyNotDelivered: true }),
      overview: requestOverview,
    };
  }
  async function stopTrying(id: string): Promise<void> {
    const message = (await shown(id)).replies.at(-1);
    await app.ask('mutation ($id: ID!) { giveUpNotification(id: $id) { state } }', {
      id: message?.id,
    });
  }
  const none = {
    awaiting: [],
    searched: [],
    overdue: [],
    undelivered: [],
    overview: { waiting: 0, waitingTooLong: 0 },
  };

  it('make a request count as awaiting a reply after ten minutes, until the server accepts one', async () => {
    const id = await app.submit({ ...demoRequest, email });
    refusal = 'Try later';
    expect((await reply(id)).status).toBe('CONTACTED');
    expect(await failed(id)).toMatchObject({ waitingSince: null, replyNotDelivered: false });
    expect(await lists()).toEqual(none);
    ahead = 11 * minuteMs;
    expect(await shown(id)).toMatchObject({
      status: 'CONTACTED',
      waitingSince: expect.any(String) as string,
      overdue: false,
      replyNotDelivered: true,
    });
    const open = { awaiting: [id], searched: [id], undelivered: [id] };
    expect(await lists()).toMatchObject({ ...open, overview: { waiting: 1, waitingTooLong: 0 } });
    ahead = 3 * dayMs;
    expect(await shown(id)).toMatchObject({ overdue: true });
    expect(await lists()).toEqual({
      ...open,
      overdue: [id],
      overview: { waiting: 1, waitingTooLong: 1 },
    });
    refusal = undefined;
    expect(await delivered(id)).toMatchObject({ waitingSince: null, replyNotDelivered: false });
    expect(await lists()).toEqual(none);
    const repliesUntil = async (ms: number) => {
      const to = new Date(now().getTime() + ms).toISOString();
      const query = 'query ($to: DateTimeISO!) { requestOverview(to: $to) { replies } }';
      return app.ask(query, { to });
    };
    expect(await repliesUntil(minuteMs)).toEqual({ requestOverview: { replies: 1 } });
    expect(await repliesUntil(-dayMs)).toEqual({ requestOverview: { replies: 0 } });
  });

  it('appear in lists of requests that await a reply, together with new ones, newest first, page by page', async () => {
    const first = await submitRefused();
    const second = await app.submit(demoRequest);
    const third = await submitRefused();
    ahead = 11 * minuteMs;
    const page = `query ($after: String) {
      visitorRequests(first: 2, after: $after, filter: { awaitingReply: true }) {
        edges { cursor node { id } }
      }
    }`;
    type Page = { visitorRequests: { edges: { cursor: string; node: { id: string } }[] } };
    const { visitorRequests: one } = await app.ask<Page>(page);
    const { visitorRequests: two } = await app.ask<Page>(page, { after: one.edges[1]?.cursor });
    expect([...one.edges, ...two.edges].map(({ node }) => node.id)).toEqual([third, second, first]);
    expect(await app.ask('{ requestsAwaitingReply { id } }')).toEqual({
      requestsAwaitingReply: [{ id: first }, { id: second }, { id: third }],
    });
    const csv = await app.send(
      'GET',
      '/api/requests.csv?awaitingReply=true',
      undefined,
      app.cookie,
    );
    expect((await csv.text()).trim().split('\r\n')).toHaveLength(4);
  });

  it('become drafts with “Stop trying”, and a request without a delivered reply is new again', async () => {
    const id = await app.submit({ ...demoRequest, email });
    const { port } = sink;
    await sink.close();
    await reply(id);
    await failed(id);
    await stopTrying(id);
    expect(await shown(id)).toMatchObject({
      status: 'NEW',
      waitingSince: expect.any(String) as string,
      replyNotDelivered: true,
      statusChanges: [{ status: 'CONTACTED' }, { status: 'NEW', changedBy: 'ada@loon.example' }],
      replies: [{ state: 'GIVEN_UP' }],
    });
    expect(await lists()).toMatchObject({ awaiting: [id], undelivered: [id] });
    const draft =
      'query ($id: ID!) { replyDraft(requestId: $id) { subject message basedOnReplies } }';
    expect(await app.ask(draft, { id })).toEqual({
      replyDraft: { subject: 'Your demo', message: 'Dear Amir', basedOnReplies: 1 },
    });
    sink = await startSink(port);
    await reply(id, 1);
    await expect.poll(async () => (await shown(id)).replies[1]?.state).toBe('DELIVERED');
    expect(await shown(id)).toMatchObject({ status: 'CONTACTED', replyNotDelivered: false });
    expect(await lists()).toEqual(none);
  });

  it('can be stopped with “Stop trying” without a change to a request that has another reply or is closed', async () => {
    const answered = await app.submit({ ...demoRequest, email });
    await reply(answered);
    await delivered(answered);
    refusal = 'Try later';
    await reply(answered, 1);
    await stopTrying(answered);
    expect(await shown(answered)).toMatchObject({ status: 'CONTACTED', replyNotDelivered: false });
    const closed = await app.submit({ ...demoRequest, email });
    await reply(closed);
    await app.ask('mutation ($id: ID!) { setRequestStatus(ids: [$id], status: CLOSED) { id } }', {
      id: closed,
    });
    await stopTrying(closed);
    expect(await shown(closed)).toMatchObject({ status: 'CLOSED', replyNotDelivered: false });
    expect(await lists()).toEqual(none);
  });

  it('do not replace an administrator’s current draft with “Stop trying”', async () => {
    const id = await app.submit({ ...demoRequest, email });
    refusal = 'Try later';
    await reply(id);
    const input = { subject: '', message: 'Another', basedOnReplies: 1, writtenAt: now() };
    await app.ask(
      'mutation ($id: ID!, $input: ReplyDraftInput!) { saveReplyDraft(requestId: $id, input: $input) { message } }',
      { id, input },
    );
    await stopTrying(id);
    expect(
      await app.ask('query ($id: ID!) { replyDraft(requestId: $id) { message } }', { id }),
    ).toEqual({ replyDraft: { message: 'Another' } });
  });

  it('set a request that became new in the meantime to contacted when they are delivered', async () => {
    const id = await submitRefused();
    await app.ask('mutation ($id: ID!) { setRequestStatus(ids: [$id], status: NEW) { id } }', {
      id,
    });
    refusal = undefined;
    const { status, statusChanges } = await delivered(id);
    expect(status).toBe('CONTACTED');
    expect(statusChanges.map((change) => change.status)).toEqual(['CONTACTED', 'NEW', 'CONTACTED']);
  });

  it('cause one overdue announcement for their request', async () => {
    const id = await submitRefused();
    ahead = 3 * dayMs;
    const count = () =>
      app.database.reader.countBy(OutboxMessage, {
        event: OutboxEvent.REQUEST_WAITING,
        requestId: id,
      });
    for (let start = 0; start < 2; start += 1) {
      const other = await startTestApp(engine, overrides(), storage);
      await expect.poll(count).toBe(1);
      await other.close();
    }
  });

  it('do not count as answers in the digest, which measures the time until delivery', async () => {
    const settings = new RequestSettingsService(app.database, () => undefined, now);
    const lines = () => {
      const to = now().getTime() + dayMs;
      const span = (end: number) => ({ from: new Date(end - 7 * dayMs), to: new Date(end) });
      return requestDigest(app.database, settings, now).lines(span(to), span(to - 7 * dayMs));
    };
    const id = await submitRefused();
    ahead = 5 * 60 * minuteMs;
    expect((await lines()).slice(1)).toEqual(['Awaiting a reply: 1 (0 overdue).']);
    refusal = undefined;
    await delivered(id);
    expect((await lines()).slice(1)).toEqual([
      'Median time to first reply: 5 hours.',
      'No requests are awaiting a reply.',
    ]);
  });
});
