import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDeskApp, type DeskApp } from '../testing/desk-app.ts';
import { quickDelivery } from '../testing/quick-delivery.ts';
import { accessRequest, demoRequest } from '../testing/sample-requests.ts';
import { startSmtpSink, type ReceivedMail, type SmtpSink } from '../testing/smtp-sink.ts';
import { engines } from '../testing/test-database.ts';
import { decodedMail } from '../testing/decoded-mail.ts';

interface Reply {
  id: string;
  subject: string;
  message: string;
  sentBy: string;
  state: string;
}

const sending = `mutation ($id: ID!, $input: ReplyInput!) {
  replyToRequest(id: $id, input: $input) {
    id status statusChanges { status changedBy }
    replies { id subject message sentBy sentAt state }
    notifications { event }
  }
}`;
const reply = { subject: 'Your demo', message: 'Dear {{firstName}},\n\nyes.', basedOnReplies: 0 };

describe.each(engines)('replies on %s', (engine) => {
  let sink: SmtpSink;
  let app: DeskApp;

  beforeAll(async () => {
    sink = await startSmtpSink();
    app = await startDeskApp(engine, {
      mail: {
        smtpUrl: sink.url,
        from: 'Loon <site@loon.example>',
        notify: ['team@loon.example', 'sales@loon.example'],
        timings: quickDelivery,
      },
    });
  });
  beforeEach(() => {
    sink.mails.splice(0);
  });
  afterAll(async () => {
    await app.close();
    await sink.close();
  });

  async function send(id: string, input: object) {
    const { replyToRequest } = await app.ask<{
      replyToRequest: { status: string; statusChanges: object[]; replies: Reply[] };
    }>(sending, { id, input });
    return replyToRequest;
  }
  async function refused(id: string, input: object) {
    const { errors } = await app.graphql(sending, { id, input }, app.cookie);
    return errors[0]?.extensions;
  }
  async function repliesTo(id: string): Promise<Reply[]> {
    const { visitorRequest } = await app.ask<{ visitorRequest: { replies: Reply[] } }>(
      'query ($id: ID!) { visitorRequest(id: $id) { replies { id subject message sentBy state } } }',
      { id },
    );
    return visitorRequest.replies;
  }
  function mailsTo(address: string): ReceivedMail[] {
    return sink.mails.filter(({ to }) => to.includes(address));
  }
  async function mailTo(address: string, count = 1): Promise<ReceivedMail> {
    await expect.poll(() => mailsTo(address).length).toBe(count);
    const mail = mailsTo(address)[count - 1];
    expect(mail).toBeDefined();
    return mail as ReceivedMail;
  }

  it('are stored with “Send reply” and an outbox message to the visitor, set a new request to contacted, and appear in the thread with each delivery state', async () => {
    const id = await app.submit({ ...demoRequest, email: 'one@lab.example' });
    const replied = await send(id, reply);
    expect(replied).toMatchObject({
      status: 'CONTACTED',
      statusChanges: [{ status: 'CONTACTED', changedBy: 'ada@loon.example' }],
      replies: [{ subject: 'Your demo', sentBy: 'ada@loon.example' }],
      notifications: [{ event: 'REQUEST_RECEIVED' }],
    });
    await mailTo('one@lab.example');
    await expect.poll(async () => (await repliesTo(id))[0]?.state).toBe('DELIVERED');
    const { auditLog } = await app.ask<{ auditLog: { edges: { node: object }[] } }>(
      '{ auditLog(first: 2) { edges { node { action actor subjectId subjectLabel detail } } } }',
    );
    expect(auditLog.edges.map(({ node }) => node)).toContainEqual({
      action: 'REQUEST_REPLY',
      actor: 'ada@loon.example',
      subjectId: id,
      subjectLabel: null,
      detail: null,
    });
  });

  it('have the same content as plain text and HTML, and quote the visitor’s words below', async () => {
    const message = 'See https://loon.example/a?b=1&c=2.\nThe threshold is <5 & "open".\n\nBye';
    const id = await app.submit({ ...demoRequest, email: 'two@lab.example' });
    await send(id, { ...reply, message });
    const { raw } = await mailTo('two@lab.example');
    const text = decodedMail(raw);
    expect(raw).toContain('Content-Type: multipart/alternative');
    expect(text).toContain(`${message}\n\nOn `);
    expect(text).toContain(`> ${demoRequest.message}`);
    expect(text).toContain(`> Affiliation: ${demoRequest.affiliation}`);
    expect(text).toContain(
      '<p>See <a href="https://loon.example/a?b=1&amp;c=2">https://loon.example/a?b=1&amp;c=2</a>.<br>\nThe threshold is &lt;5 &amp; &quot;open&quot;.</p>',
    );
    expect(text).toContain('<blockquote');
  });

  it('have the Reply-To address of the settings, or the first one that is notified', async () => {
    const id = await app.submit({ ...demoRequest, email: 'three@lab.example' });
    await send(id, reply);
    expect((await mailTo('three@lab.example')).raw).toMatch(/^Reply-To: team@loon\.example\r$/m);
    const saving = `mutation ($replyTo: String) { saveRequestSettings(input: {
      waitingTooLongHours: 48, notifyEmails: [], replyTo: $replyTo
    }) { replyTo } }`;
    expect(await app.ask(saving, { replyTo: ' desk@loon.example ' })).toEqual({
      saveRequestSettings: { replyTo: 'desk@loon.example' },
    });
    await send(id, { ...reply, basedOnReplies: 1 });
    const { raw } = await mailTo('three@lab.example', 2);
    expect(raw).toMatch(/^Reply-To: desk@loon\.example\r$/m);
    const { errors } = await app.graphql(
      saving,
      { replyTo: 'a@b.example, c@d.example' },
      app.cookie,
    );
    expect(errors[0]?.extensions.fields).toHaveProperty('replyTo');
    await app.ask(saving, { replyTo: null });
  });

  it('form one e-mail thread: each references the previous ones, the first the announcement of the request', async () => {
    const id = await app.submit({ ...demoRequest, email: 'four@lab.example' });
    for (const basedOnReplies of [0, 1, 2]) {
      await send(id, { ...reply, basedOnReplies });
    }
    await mailTo('four@lab.example', 3);
    const { visitorRequest } = await app.ask<{
      visitorRequest: { notifications: { messageId: string }[] };
    }>('query ($id: ID!) { visitorRequest(id: $id) { notifications { messageId } } }', { id });
    const ids = [...visitorRequest.notifications, ...mailsTo('four@lab.example')].map(
      ({ messageId }) => messageId,
    );
    expect(new Set(ids).size).toBe(4);
    mailsTo('four@lab.example').forEach(({ raw, messageId }, index) => {
      const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');
      expect(messageId).toBe(ids[index + 1]);
      expect(headers).toContain(`In-Reply-To: ${String(ids[index])}`);
      expect(headers).toContain(`References: ${ids.slice(0, index + 1).join(' ')}`);
    });
  });

  it.each(['One\r\nBcc: x@evil.example', 'One\nTwo', 'One\u2028Two', ' ', 'x'.repeat(201)])(
    'are refused with a subject such as %j',
    async (subject) => {
      const id = await app.submit(demoRequest);
      expect(await refused(id, { ...reply, subject })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { subject: expect.any(String) as string },
      });
      expect(await repliesTo(id)).toEqual([]);
    },
  );

  it('are CONFLICT and not sent when basedOnReplies is not the number of replies', async () => {
    const id = await app.submit({ ...demoRequest, email: 'five@lab.example' });
    expect(await refused(id, { ...reply, basedOnReplies: 1 })).toMatchObject({ code: 'CONFLICT' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.graphql(sending, { id, input: reply }, app.cookie)),
    );
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(4);
    await mailTo('five@lab.example');
    expect(await repliesTo(id)).toHaveLength(1);
  });

  it('are queued while the mail server is down, and sent once when it recovers', async () => {
    const id = await app.submit({ ...demoRequest, email: 'six@lab.example' });
    await mailTo('team@loon.example');
    const { port } = sink;
    await sink.close();
    await send(id, reply);
    await expect
      .poll(async () => {
        const { visitorRequest } = await app.ask<{
          visitorRequest: { replies: { state: string; delivery: { ledger: object[] } }[] };
        }>(
          'query ($id: ID!) { visitorRequest(id: $id) { replies { state delivery { ledger { delivered } } } } }',
          { id },
        );
        return visitorRequest.replies[0]?.delivery.ledger.length;
      })
      .toBeGreaterThan(0);
    sink = await startSmtpSink({ port });
    await mailTo('six@lab.example');
    await expect.poll(async () => (await repliesTo(id))[0]?.state).toBe('DELIVERED');
    expect(mailsTo('six@lab.example')).toHaveLength(1);
  });

  it('have their placeholders filled when sent; unknown ones and those without a value are refused', async () => {
    const id = await app.submit({
      ...accessRequest,
      firstName: '{{lastName}}',
      email: 'seven@lab.example',
    });
    const message =
      '{{firstName}} {{lastName}}, {{affiliation}}: {{platforms}}, {{numberOfStudies}}';
    const { replies } = await send(id, { ...reply, subject: 'For {{lastName}}', message });
    expect(replies[0]).toMatchObject({
      subject: `For ${accessRequest.lastName}`,
      message: `{{lastName}} ${accessRequest.lastName}, ${accessRequest.affiliation}: Lens, ${accessRequest.numberOfStudies}`,
    });
    for (const unknown of ['{{name}}', '{{ firstName }}', '{{firstName', '{{FirstName}}']) {
      expect(await refused(id, { ...reply, basedOnReplies: 1, message: unknown })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { message: expect.stringContaining(unknown) as string },
      });
    }
    const demo = await app.submit({ ...demoRequest, platformsToDemo: ['Lens', 'Waters'] });
    expect(await refused(demo, { ...reply, subject: '{{numberOfStudies}}' })).toMatchObject({
      fields: { subject: expect.stringContaining('{{numberOfStudies}}') as string },
    });
    const both = await send(demo, { ...reply, message: '{{platforms}}' });
    expect(both.replies[0]?.message).toBe('Lens and Waters');
  });

  it('are stored as their writer’s draft until they are sent', async () => {
    const id = await app.submit({ ...demoRequest, email: 'eight@lab.example' });
    const keeping = `mutation ($id: ID!, $input: ReplyDraftInput!) {
      saveReplyDraft(requestId: $id, input: $input) { message }
    }`;
    const reading = 'query ($id: ID!) { replyDraft(requestId: $id) { subject message } }';
    const draft = (message: string, at: number) => ({
      id,
      input: { subject: '', message, basedOnReplies: 0, writtenAt: new Date(at).toISOString() },
    });
    await app.ask(keeping, draft('Dear', 2_000));
    await app.ask(keeping, draft('Too late', 1_000));
    expect(await app.ask(reading, { id })).toEqual({
      replyDraft: { subject: '', message: 'Dear' },
    });
    await send(id, reply);
    expect(await app.ask(reading, { id })).toEqual({ replyDraft: null });
    await app.ask(keeping, draft('Again', 3_000));
    expect(
      await app.ask('mutation ($id: ID!) { discardReplyDraft(requestId: $id) }', { id }),
    ).toEqual({ discardReplyDraft: true });
  });

  it('are exported with a person, and erased with drafts and outbox messages', async () => {
    const email = 'nine@lab.example';
    const id = await app.submit({ ...demoRequest, email });
    await send(id, { ...reply, message: 'For your eyes' });
    await app.ask(
      `mutation ($id: ID!, $at: DateTimeISO!) { saveReplyDraft(requestId: $id, input: {
        subject: "", message: "Half", basedOnReplies: 1, writtenAt: $at }) { message } }`,
      { id, at: new Date().toISOString() },
    );
    const { personData } = await app.ask<{ personData: { document: string } }>(
      'query ($email: String!) { personData(email: $email) { document } }',
      { email },
    );
    expect(JSON.parse(personData.document)).toMatchObject({
      replies: [{ message: 'For your eyes', sentBy: 'ada@loon.example' }],
      replyDrafts: [{ message: 'Half' }],
    });
    await app.ask('mutation ($email: String!) { erasePerson(email: $email) { id } }', { email });
    for (const table of ['request_reply', 'reply_draft', 'outbox_message']) {
      const rows: unknown[] = await app.database.reader.query(
        `SELECT * FROM ${table} WHERE "requestId" = '${id}'`,
      );
      expect(rows).toEqual([]);
    }
  });

  it.each([
    'mutation { replyToRequest(id: "x", input: { subject: "a", message: "b", basedOnReplies: 0 }) { id } }',
    '{ replyDraft(requestId: "x") { message } }',
    'mutation { discardReplyDraft(requestId: "x") }',
    'mutation { saveReplyDraft(requestId: "x", input: { subject: "", message: "", basedOnReplies: 0, writtenAt: "2026-01-01T00:00:00Z" }) { message } }',
    '{ replyTemplates { name } }',
    'mutation { saveReplyTemplate(input: { name: "a", subject: "b", message: "c" }) { id } }',
    'mutation { deleteReplyTemplate(id: "x") }',
  ])('are refused without a session: %s', async (operation) => {
    const { errors } = await app.graphql(operation);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
