import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DeliveryAttempt } from '../../mail/delivery-attempt.entity.ts';
import {
  OutboxChannel,
  OutboxEvent,
  OutboxMessage,
  OutboxState,
} from '../../mail/outbox-message.entity.ts';
import { formToken, startDeskApp, type DeskApp } from '../../testing/desk-app.ts';
import { quickDelivery } from '../../testing/quick-delivery.ts';
import { accessRequest, demoRequest } from '../../testing/sample-requests.ts';
import { startSmtpSink, type SmtpSink } from '../../testing/smtp-sink.ts';
import { engines } from '../../testing/test-database.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import { ConfirmedAddress } from './confirmed-address.entity.ts';
import { hourMs } from '../../../schema/durations.ts';

describe.each(engines)('confirmations of requests on %s', (engine) => {
  let sink: SmtpSink;
  let app: DeskApp;
  let time = Date.now();

  beforeAll(async () => {
    sink = await startSmtpSink();
    app = await startDeskApp(engine, {
      mail: {
        smtpUrl: sink.url,
        from: 'Loon <site@loon.example>',
        notify: ['team@loon.example'],
        timings: quickDelivery,
      },
      now: () => new Date(time),
    });
    await switched(true);
  });
  afterEach(async () => {
    await app.empty(VisitorRequest, OutboxMessage, DeliveryAttempt, ConfirmedAddress);
    sink.mails.splice(0);
  });
  afterAll(async () => {
    await app.close();
    await sink.close();
  });

  async function switched(confirmRequests: boolean | null): Promise<boolean> {
    const { saveRequestSettings } = await app.ask<{
      saveRequestSettings: { confirmRequests: boolean };
    }>(
      `mutation ($confirmRequests: Boolean) { saveRequestSettings(input: {
        waitingTooLongHours: 48, notifyEmails: [], confirmRequests: $confirmRequests
      }) { confirmRequests } }`,
      { confirmRequests },
    );
    return saveRequestSettings.confirmRequests;
  }
  /** The requests that have a confirmation, oldest first. */
  async function confirmed(): Promise<(string | null)[]> {
    const messages = await app.database.reader.find(OutboxMessage, {
      where: { event: OutboxEvent.REQUEST_CONFIRMED },
      order: { id: 'ASC' },
    });
    return messages.map(({ requestId }) => requestId);
  }
  /** Submits a form as slowly as a person. */
  const submit = (form: object, origin: object = {}): Promise<string> =>
    app.submit(form, { formToken: formToken(time), ...origin });

  it('are off by default; a save without the field does not change that', async () => {
    await switched(false);
    await submit(demoRequest);
    expect(await confirmed()).toEqual([]);
    expect(await switched(true)).toBe(true);
    expect(await switched(null)).toBe(true);
  });

  it('describe the receipt and the next steps, without the visitor’s input', async () => {
    const email = 'First.Name@lab.example';
    const id = await submit({
      ...demoRequest,
      email,
      firstName: 'Visit',
      lastName: 'https://evil.example',
      affiliation: 'Buy Pills Ltd',
      message: 'Cheap pills at https://pills.example',
    });
    await expect.poll(() => sink.mails.filter(({ to }) => to.includes(email)).length).toBe(1);
    const { raw } = sink.mails.find(({ to }) => to.includes(email)) ?? { raw: '' };
    expect(raw).toContain('Subject: We have received your request');
    expect(raw).toMatch(/^To: First\.Name@lab\.example\r$/m);
    expect(raw).toMatch(/^Reply-To: team@loon\.example\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toContain('we received your request for a demo of our platforms');
    expect(raw).toContain('What happens next: one of us will read it');
    for (const typed of ['evil', 'pills', 'Pills', 'Visit']) {
      expect(raw).not.toContain(typed);
    }
    const { visitorRequest } = await app.ask<{ visitorRequest: object }>(
      'query ($id: ID!) { visitorRequest(id: $id) { notifications { channel event } } }',
      { id },
    );
    expect(visitorRequest).toEqual({
      notifications: [
        { channel: 'MAIL', event: 'REQUEST_RECEIVED' },
        { channel: 'VISITOR_MAIL', event: 'REQUEST_CONFIRMED' },
      ],
    });
  });

  it('are sent to an address at most once a day, even for concurrent requests and with a suffix after a plus sign', async () => {
    const many = Array.from({ length: 8 }, (_, index) => ({
      ...demoRequest,
      message: `Number ${index} of them.`,
      email: index % 2 === 0 ? 'Two@lab.example' : `two+${index}@lab.example`,
    }));
    await Promise.all(many.map((form) => submit(form)));
    expect(await confirmed()).toHaveLength(1);
    await submit({ ...accessRequest, email: 'other@lab.example' });
    expect(await confirmed()).toHaveLength(2);
    time += 23 * hourMs;
    await submit({ ...accessRequest, email: 'two@lab.example' });
    expect(await confirmed()).toHaveLength(2);
    time += 2 * hourMs;
    const projectDescription = `${accessRequest.projectDescription} Once more.`;
    const id = await submit({ ...accessRequest, projectDescription, email: 'two@lab.example' });
    expect((await confirmed()).at(-1)).toBe(id);
  });

  it('are not sent for suspected spam, even after it is moved to the inbox', async () => {
    const id = await submit({ ...demoRequest, email: 'three@lab.example' }, { topic: 'x' });
    await app.ask('mutation ($ids: [ID!]!) { moveToInbox(ids: $ids) { id } }', { ids: [id] });
    expect(await confirmed()).toEqual([]);
  });

  it('are not sent for a request with a spam signal, although the team is notified', async () => {
    const usedToken = formToken(time);
    await submit({ ...demoRequest, email: 'first@lab.example' }, { formToken: usedToken });
    expect(await confirmed()).toHaveLength(1);
    const signals: [string, object][] = [
      ['no token', { formToken: undefined }],
      ['a token of another site', { formToken: 'x' }],
      ['too fast', { formToken: formToken(time, 2_000) }],
      ['a token that was used', { formToken: usedToken }],
      ['a field that people do not see', { topic: 'x' }],
    ];
    for (const [index, [signal, origin]] of signals.entries()) {
      await submit({ ...demoRequest, email: `signal${index}@lab.example` }, origin);
      expect(await confirmed(), signal).toHaveLength(1);
    }
    const same = { ...demoRequest, email: 'same@lab.example' };
    await submit(same, { formToken: undefined });
    await submit(same);
    expect(await confirmed(), 'the same text again').toHaveLength(1);
    const received = { event: OutboxEvent.REQUEST_RECEIVED };
    expect(await app.database.reader.countBy(OutboxMessage, received)).toBe(6);
    expect(await app.database.reader.count(VisitorRequest)).toBe(8);
  });

  it('are not sent to an address whose e-mails have been failing', async () => {
    const email = 'four@lab.example';
    const id = await submit({ ...demoRequest, email });
    expect(await confirmed()).toEqual([id]);
    await app.database.write(async (manager) => {
      await manager.update(
        OutboxMessage,
        { requestId: id, channel: OutboxChannel.VISITOR_MAIL },
        { event: OutboxEvent.REQUEST_REPLY, state: OutboxState.GIVEN_UP, attempts: 3 },
      );
      await manager.deleteAll(ConfirmedAddress);
    });
    await submit({ ...accessRequest, email });
    expect(await confirmed()).toEqual([]);
  });

  it('never cause the loss of a request', async () => {
    await app.database.write((manager) =>
      manager.query('ALTER TABLE "confirmed_address" RENAME TO "away"'),
    );
    try {
      const id = await submit({ ...demoRequest, email: 'five@lab.example' });
      const request = await app.database.reader.findOneBy(VisitorRequest, { id });
      expect(request?.email).toBe('five@lab.example');
      expect(await app.database.reader.countBy(OutboxMessage, { requestId: id })).toBe(1);
    } finally {
      await app.database.write((manager) =>
        manager.query('ALTER TABLE "away" RENAME TO "confirmed_address"'),
      );
    }
  });

  it('leave no record after a person is erased', async () => {
    const email = 'six@lab.example';
    const id = await submit({ ...demoRequest, email });
    const { personData } = await app.ask<{ personData: { document: string } }>(
      'query ($email: String!) { personData(email: $email) { document } }',
      { email },
    );
    expect(JSON.parse(personData.document)).toMatchObject({
      confirmations: [{ requestId: id }],
    });
    expect(personData.document).toContain('"event": "request.confirmed"');
    await app.ask('mutation ($email: String!) { erasePerson(email: $email) { id } }', { email });
    expect(await app.database.reader.count(ConfirmedAddress)).toBe(0);
    expect(await confirmed()).toEqual([]);
  });
});
