import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { productionLimits } from '../http/rate-limits.ts';
import { startDeskApp, type DeskApp } from '../testing/desk-app.ts';
import { generousLimits } from '../testing/generous-limits.ts';
import { quickDelivery } from '../testing/quick-delivery.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { startSmtpSink, type SmtpSink } from '../testing/smtp-sink.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';

interface Failure {
  reason: string;
  waiting: number;
}
interface Test {
  to: string[];
  accepted: boolean;
  outcome: string;
  response: string;
}

describe.each(engines)('the health of e-mail delivery on %s', (engine) => {
  let sink: SmtpSink;
  let app: DeskApp;
  afterEach(async () => {
    await app.close();
    await sink.close();
  });

  async function start(
    smtpUrl: string | undefined,
    notify: string[] = ['team@loon.example'],
    limits = generousLimits,
  ): Promise<void> {
    const mail = { smtpUrl, from: 'site@loon.example', notify, timings: quickDelivery };
    app = await startDeskApp(engine, { mail, limits });
  }
  const failure = async (): Promise<Failure | null> => {
    const answer = await app.ask<{ mailHealth: { failure: Failure | null } }>(
      '{ mailHealth { failure { reason waiting } } }',
    );
    return answer.mailHealth.failure;
  };
  const test = async (): Promise<Test> => {
    const answer = await app.ask<{ sendTestEmail: Test }>(
      'mutation { sendTestEmail { to accepted outcome response } }',
    );
    return answer.sendTestEmail;
  };

  it('shows an alarm for a failing mail server, until an e-mail is delivered', async () => {
    sink = await startSmtpSink();
    const { port, url } = sink;
    await sink.close();
    await start(url);
    expect(await failure()).toBeNull();
    await app.submit(demoRequest);
    await expect.poll(async () => (await failure())?.waiting).toBe(1);
    expect((await failure())?.reason).toContain('refused the connection');
    sink = await startSmtpSink({ port });
    await expect.poll(() => failure()).toBeNull();
    expect(sink.mails).toHaveLength(1);
  });

  it('shows no alarm when the server refuses one visitor’s address; the thread shows the response', async () => {
    const email = 'gone@lab.example';
    sink = await startSmtpSink({ refused: [email] });
    await start(sink.url);
    const id = await app.submit({ ...demoRequest, email });
    await expect.poll(() => sink.mails.length).toBe(1);
    await app.ask(
      `mutation ($id: ID!) { replyToRequest(id: $id, input: {
        subject: "Yes", message: "Gladly.", basedOnReplies: 0 }) { id } }`,
      { id },
    );
    const attempts = async (): Promise<{ delivered: boolean; response: string }[]> => {
      const { visitorRequest } = await app.ask<{
        visitorRequest: {
          replies: { delivery: { ledger: { delivered: boolean; response: string }[] } }[];
        };
      }>(
        `query ($id: ID!) { visitorRequest(id: $id) {
          replies { delivery { ledger { delivered response } } }
        } }`,
        { id },
      );
      return visitorRequest.replies.flatMap(({ delivery }) => delivery.ledger);
    };
    await expect.poll(async () => (await attempts()).length).toBeGreaterThan(0);
    expect((await attempts())[0]).toMatchObject({
      delivered: false,
      response: expect.stringContaining('No such mailbox') as string,
    });
    expect(await failure()).toBeNull();
  });

  it('includes a test e-mail that, when accepted, starts the delivery of queued messages', async () => {
    sink = await startSmtpSink();
    const { port, url } = sink;
    await sink.close();
    await start(url);
    await app.submit(demoRequest);
    await expect.poll(async () => (await failure())?.waiting).toBe(1);
    const refused = await test();
    expect(refused).toMatchObject({ accepted: false, to: ['team@loon.example'] });
    expect(refused.outcome).toContain('refused the connection');
    sink = await startSmtpSink({ port });
    const accepted = await test();
    expect(accepted).toMatchObject({
      accepted: true,
      outcome: 'The mail server accepted a test e-mail to team@loon.example.',
      response: expect.stringContaining('250') as string,
    });
    await expect.poll(() => sink.mails.length).toBe(2);
    expect(sink.mails.some(({ raw }) => raw.includes('Subject: Test e-mail'))).toBe(true);
    await expect.poll(() => failure()).toBeNull();
  });

  it('shows the alarm of a test that failed on every gateway, until a test on one of them succeeds', async () => {
    sink = await startSmtpSink();
    const { port, url } = sink;
    await sink.close();
    const storage = await createTestDatabase(engine);
    const mail = { smtpUrl: url, from: 'site@loon.example', notify: [], timings: quickDelivery };
    onTestFinished(storage.remove);
    const other = await startDeskApp(engine, { mail }, storage);
    onTestFinished(other.close);
    app = await startDeskApp(engine, { mail }, storage);
    await other.ask('mutation { sendTestEmail { accepted } }');
    expect((await failure())?.reason).toContain('refused the connection');
    sink = await startSmtpSink({ port });
    expect(await test()).toMatchObject({ accepted: true });
    const { mailHealth } = await other.ask<{ mailHealth: object }>(
      '{ mailHealth { failure { reason } } }',
    );
    expect(mailHealth).toEqual({ failure: null });
  });

  it('reports a wrong password, and sends the test to the caller if no recipients are configured', async () => {
    sink = await startSmtpSink({ password: 'right' });
    await start(sink.url.replace('//', '//loon:wrong@'), []);
    const refused = await test();
    expect(refused).toMatchObject({ accepted: false, to: ['ada@loon.example'] });
    expect(refused.outcome).toContain('password');
    expect(JSON.stringify(refused)).not.toContain('wrong@');
    expect((await failure())?.reason).toContain('password');
    await app.close();
    await start(sink.url.replace('//', '//loon:right@'), []);
    expect(await test()).toMatchObject({ accepted: true });
    expect(sink.mails[0]?.to).toEqual(['ada@loon.example']);
  });

  it('tells how to configure a mail server if a test has none, without an alarm', async () => {
    sink = await startSmtpSink();
    await start(undefined);
    expect(await test()).toEqual({
      to: ['team@loon.example'],
      accepted: false,
      outcome: 'No mail server is configured. Set SMTP_URL and MAIL_FROM.',
      response: '',
    });
    expect(await failure()).toBeNull();
    const { auditLog } = await app.ask<{ auditLog: { edges: { node: object }[] } }>(
      '{ auditLog(first: 1) { edges { node { action detail } } } }',
    );
    expect(auditLog.edges[0]?.node).toEqual({
      action: 'SETTINGS_MAIL_TEST',
      detail: 'No mail server is configured. Set SMTP_URL and MAIL_FROM.',
    });
  });

  it('includes a rate limit and audit log entry for tests, which require a session', async () => {
    sink = await startSmtpSink();
    const { testMailsPerAddress } = productionLimits;
    await start(sink.url, undefined, { ...generousLimits, testMailsPerAddress });
    const operation = 'mutation { sendTestEmail { accepted } }';
    const anonymous = await app.graphql(operation);
    expect(anonymous.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const asked = await app.graphql('{ mailHealth { failure { reason } } }');
    expect(asked.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    for (let sent = 0; sent < testMailsPerAddress.points; sent += 1) {
      await test();
    }
    const { errors } = await app.graphql(operation, {}, app.cookie);
    expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(sink.mails).toHaveLength(testMailsPerAddress.points);
    const { auditLog } = await app.ask<{ auditLog: { edges: { node: object }[] } }>(
      '{ auditLog(first: 1) { edges { node { action actor area detail } } } }',
    );
    expect(auditLog.edges[0]?.node).toEqual({
      action: 'SETTINGS_MAIL_TEST',
      actor: 'ada@loon.example',
      area: 'SETTINGS',
      detail: 'Accepted',
    });
  });

  it('reports whether the environment or the settings define the recipients', async () => {
    sink = await startSmtpSink();
    const query = '{ outboxSummary { recipients recipientsVariable } }';
    await start(sink.url);
    expect(await app.ask(query)).toEqual({
      outboxSummary: { recipients: ['team@loon.example'], recipientsVariable: 'NOTIFY_EMAILS' },
    });
    await app.close();
    await start(sink.url, []);
    expect(await app.ask(query)).toEqual({
      outboxSummary: { recipients: [], recipientsVariable: null },
    });
  });
});
