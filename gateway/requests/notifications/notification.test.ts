import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { OutboxMessage, OutboxState } from '../../mail/outbox-message.entity.ts';
import { accessRequest, demoRequest } from '../../testing/sample-requests.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { quickDelivery } from '../../testing/quick-delivery.ts';
import { startSmtpSink, type SmtpSink } from '../../testing/smtp-sink.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { engines } from '../../testing/test-database.ts';
import { startWebhookSink } from '../../testing/webhook-sink.ts';

interface Notification {
  id: string;
  state: string;
  attempts: number;
  nextAttemptAt: string;
  messageId: string;
  ledger: { delivered: boolean; response: string }[];
}

const fields = 'id state attempts nextAttemptAt messageId ledger { delivered response }';

const undo = undoAfterEach();

describe.each(engines)('notifications by e-mail on %s', (engine) => {
  let sink: SmtpSink;
  let app: TestApp;
  let cookie: Record<string, string>;
  let refusing = false;

  async function start(notify: string[]): Promise<void> {
    app = await startTestApp(engine, {
      mail: {
        smtpUrl: sink.url,
        from: 'Loon <site@loon.example>',
        notify,
        timings: quickDelivery,
      },
    });
    cookie = { cookie: await app.logIn() };
  }
  function startSink(port?: number): Promise<SmtpSink> {
    return startSmtpSink({
      port,
      beforeAccepting: () => {
        if (refusing) {
          throw new Error('not today');
        }
      },
    });
  }
  beforeAll(async () => {
    sink = await startSink();
    await start(['team@loon.example', 'sales@loon.example']);
  });
  beforeEach(() => {
    refusing = false;
    sink.mails.splice(0);
  });
  afterAll(async () => {
    await app.close();
    await sink.close();
  });

  async function submit(form: object = demoRequest): Promise<string> {
    const path = 'message' in form ? '/api/loon-demo-request' : '/api/loon-lens-request';
    const response = await app.send('POST', path, form);
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }).id;
  }
  async function notificationsOf(id: string): Promise<Notification[]> {
    const { data } = await app.graphql(
      `query ($id: ID!) { visitorRequest(id: $id) { notifications { ${fields} } } }`,
      { id },
      cookie,
    );
    return (data as { visitorRequest: { notifications: Notification[] } }).visitorRequest
      .notifications;
  }
  async function ask<T>(query: string, variables: object = {}): Promise<T> {
    const { data, errors } = await app.graphql(query, { ...variables }, cookie);
    expect(errors).toEqual([]);
    return data as T;
  }
  /** Resolves when no attempt is in progress. */
  const attemptsEnded = (id: string) =>
    expect
      .poll(async () => {
        const [{ attempts, ledger } = { attempts: 1, ledger: [] }] = await notificationsOf(id);
        return attempts - ledger.length;
      })
      .toBe(0);
  const stateOf = async (id: string) => (await notificationsOf(id))[0]?.state;

  it('are sent to the site’s people, never to the submitted address, and recorded in the ledger', async () => {
    const id = await submit(accessRequest);
    await expect.poll(() => stateOf(id)).toBe('DELIVERED');
    expect(sink.mails).toHaveLength(1);
    const [mail] = sink.mails;
    expect(mail?.to).toEqual(['team@loon.example', 'sales@loon.example']);
    expect(mail?.raw).toMatch(/^Reply-To: .*<ingrid@lakehead\.example>$/im);
    expect(mail?.raw).toContain(id);
    const [notification] = await notificationsOf(id);
    expect(notification?.messageId).toBe(mail?.messageId);
    expect(notification?.messageId).toMatch(/@loon\.example>$/);
    expect(notification?.ledger).toEqual([
      { delivered: true, response: expect.stringContaining('250') as string },
    ]);
  });

  it('are safe from mail injection: a name cannot add a header', async () => {
    const firstName = 'Ada <x@evil.example>,';
    const lastName = '"Byron" =?utf-8?q?=0d=0aBcc:_x=40evil.example?=';
    const id = await submit({ ...demoRequest, firstName, lastName });
    await expect.poll(() => stateOf(id)).toBe('DELIVERED');
    expect(sink.mails[0]?.to).toEqual(['team@loon.example', 'sales@loon.example']);
    expect(sink.mails[0]?.raw).not.toMatch(/^Bcc:/im);
    const refused = await app.send('POST', '/api/loon-demo-request', {
      ...demoRequest,
      lastName: 'Byron\r\nBcc: x@evil.example',
    });
    expect(refused.status).toBe(400);
  });

  it('are sent once after SMTP recovers; the request is 201 while it is down', async () => {
    const { port } = sink;
    await sink.close();
    const id = await submit();
    await expect.poll(async () => (await notificationsOf(id))[0]?.ledger.length).toBeGreaterThan(1);
    expect(await stateOf(id)).not.toBe('DELIVERED');
    sink = await startSink(port);
    await expect.poll(() => stateOf(id)).toBe('DELIVERED');
    expect(sink.mails).toHaveLength(1);
    const [notification] = await notificationsOf(id);
    expect(sink.mails[0]?.messageId).toBe(notification?.messageId);
    expect(notification?.ledger[0]).toMatchObject({
      delivered: false,
      response: expect.stringContaining('ECONNREFUSED') as string,
    });
  });

  it('are retried when refused, until an administrator stops them', async () => {
    refusing = true;
    const id = await submit();
    await expect.poll(async () => (await notificationsOf(id))[0]?.attempts).toBeGreaterThan(2);
    const [{ id: messageId } = { id: '' }] = await notificationsOf(id);
    await ask('mutation ($id: ID!) { giveUpNotification(id: $id) { state } }', { id: messageId });
    await attemptsEnded(id);
    const [{ attempts, nextAttemptAt } = { attempts: 0, nextAttemptAt: '' }] =
      await notificationsOf(id);
    await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(nextAttemptAt));
    refusing = false;
    const later = await submit();
    await expect.poll(() => stateOf(later)).toBe('DELIVERED');
    expect(await notificationsOf(id)).toMatchObject([{ state: 'GIVEN_UP', attempts }]);
    expect(sink.mails).toHaveLength(1);
  });

  it('are retried by a re-send after they were stopped, and sent again after they were delivered', async () => {
    refusing = true;
    const id = await submit();
    const [{ id: messageId } = { id: '' }] = await notificationsOf(id);
    await ask('mutation ($id: ID!) { giveUpNotification(id: $id) { state } }', { id: messageId });
    await attemptsEnded(id);
    refusing = false;
    const resend = `mutation ($id: ID!) { resendNotification(requestId: $id) { ${fields} } }`;
    const first = await ask<{ resendNotification: Notification[] }>(resend, { id });
    expect(first.resendNotification.map(({ state }) => state)).toEqual(['DELIVERED']);
    const second = await ask<{ resendNotification: Notification[] }>(resend, { id });
    expect(second.resendNotification.map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED']);
    expect(new Set(sink.mails.map((mail) => mail.messageId)).size).toBe(2);
    const entries = await app.database.reader.find(AuditEntry, {
      where: { subjectId: id },
      order: { id: 'ASC' },
    });
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['request.stop', 'ada@loon.example'],
      ['request.resend', 'ada@loon.example'],
      ['request.resend', 'ada@loon.example'],
    ]);
  });

  it('are not doubled by a re-send while they are being sent', async () => {
    refusing = true;
    const id = await submit();
    await attemptsEnded(id);
    await app.database.write((manager) =>
      manager.update(
        OutboxMessage,
        { requestId: id },
        { state: OutboxState.SENDING, nextAttemptAt: new Date(Date.now() + 1_000) },
      ),
    );
    await ask('mutation ($id: ID!) { resendNotification(requestId: $id) { id } }', { id });
    expect(await notificationsOf(id)).toHaveLength(1);
    refusing = false;
    await expect.poll(() => stateOf(id)).toBe('DELIVERED');
    expect(sink.mails).toHaveLength(1);
  });

  it('are sent again by e-mail after the webhook that refused them was deleted', async () => {
    const receiver = await startWebhookSink();
    undo(() => receiver.close());
    receiver.answer = { status: 500 };
    const { saveWebhook } = await ask<{ saveWebhook: { id: string } }>(
      'mutation ($input: WebhookInput!) { saveWebhook(input: $input) { id } }',
      { input: { url: receiver.url, enabled: true } },
    );
    const id = await submit();
    await expect.poll(() => receiver.calls.length).toBeGreaterThan(0);
    await expect.poll(() => sink.mails.length).toBe(1);
    await ask('mutation ($id: ID!) { deleteWebhook(id: $id) }', saveWebhook);
    await ask('mutation ($id: ID!) { resendNotification(requestId: $id) { id } }', { id });
    await expect.poll(() => sink.mails.length).toBe(2);
    expect(await ask('{ outboxSummary { waiting } }')).toEqual({ outboxSummary: { waiting: 0 } });
  });

  it('are visible in the queue without configuration, and sent once recipients are configured', async () => {
    await app.close();
    await start([]);
    const id = await submit();
    const summary = '{ outboxSummary { waiting smtpConfigured recipients oldestWaitingSince } }';
    expect(await ask(summary)).toEqual({
      outboxSummary: {
        waiting: 1,
        smtpConfigured: true,
        recipients: [],
        oldestWaitingSince: expect.any(String) as string,
      },
    });
    await ask(
      `mutation { saveRequestSettings(input: {
        waitingTooLongHours: 48, notifyEmails: ["Team@Loon.example"]
      }) { notifyEmails } }`,
    );
    await expect.poll(() => stateOf(id)).toBe('DELIVERED');
    expect(sink.mails[0]?.to).toEqual(['team@loon.example']);
  });
});
