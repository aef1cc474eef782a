import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../schema/durations.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { recordAction } from '../audit/record-action.ts';
import { DeliveryAttempt } from '../mail/delivery-attempt.entity.ts';
import { OutboxMessage } from '../mail/outbox-message.entity.ts';
import { RequestSettingsService } from '../requests/settings/request-settings.service.ts';
import { RequestStatusChange } from '../requests/entities/request-status-change.entity.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { startDeskApp, type DeskApp } from '../testing/desk-app.ts';
import { accessRequest, demoRequest } from '../testing/sample-requests.ts';
import { engines } from '../testing/test-database.ts';
import { applyRetention } from './apply-retention.ts';
import { auditRecords } from '../audit/audit-log.ts';
import { Erasure } from './erasure.entity.ts';
import { notificationRecords, statusRecords } from '../requests/request-records.ts';
import { wordRecords } from '../requests/words/index-words.ts';

describe.each(engines)('privacy on %s', (engine) => {
  let app: DeskApp;
  beforeAll(async () => {
    app = await startDeskApp(engine);
  });
  afterAll(() => app.close());
  beforeEach(() =>
    app.empty(VisitorRequest, OutboxMessage, DeliveryAttempt, RequestStatusChange, Erasure),
  );

  /** All data about two requests of one person, and a request of another. */
  async function twoPeople(): Promise<void> {
    const ids = [
      await app.submit(demoRequest),
      await app.submit({ ...accessRequest, email: demoRequest.email.toUpperCase() }),
    ];
    await app.submit(accessRequest);
    await app.ask(
      'mutation ($ids: [ID!]!) { setRequestStatus(ids: $ids, status: CLOSED) { id } }',
      {
        ids,
      },
    );
    await app.database.write(async (manager) => {
      const [message] = await manager.findBy(OutboxMessage, { requestId: ids[0] ?? '' });
      const at = new Date();
      await manager.insert(DeliveryAttempt, {
        id: uuidv7(),
        messageId: message?.id ?? '',
        startedAt: at,
        finishedAt: at,
        delivered: false,
        response: 'no answer',
      });
      await recordAction(manager, { at, by: demoRequest.email, action: 'login.refused' });
    });
  }
  const counts = () =>
    Promise.all(
      [VisitorRequest, OutboxMessage, DeliveryAttempt, RequestStatusChange].map((entity) =>
        app.database.reader.count<object>(entity),
      ),
    );

  it('exports one person’s data by e-mail address as JSON, across requests, outbox, ledger and audit log', async () => {
    await twoPeople();
    const { personData } = await app.ask<{
      personData: { email: string; requests: number; document: string };
    }>('query ($email: String!) { personData(email: $email) { email requests document } }', {
      email: ` ${demoRequest.email} `,
    });
    expect(personData).toMatchObject({ email: demoRequest.email, requests: 2 });
    expect(JSON.parse(personData.document)).toMatchObject({
      email: demoRequest.email,
      requests: [{ message: demoRequest.message }, { numberOfStudies: '1,000-5,000' }],
      notifications: [{ channel: 'mail', ledger: [{ response: 'no answer' }] }, { ledger: [] }],
      statusChanges: [{ status: 'closed' }, { status: 'closed' }],
      auditLog: expect.arrayContaining([
        expect.objectContaining({ action: 'login.refused' }) as object,
        expect.objectContaining({ action: 'request.status' }) as object,
      ]) as object[],
    });
  });

  it('erases all data of that person only, with a record of the erasure', async () => {
    await twoPeople();
    const { erasePerson } = await app.ask<{ erasePerson: object }>(
      `mutation ($email: String!) {
        erasePerson(email: $email) { reason erasedBy requests otherRecords }
      }`,
      { email: demoRequest.email },
    );
    expect(erasePerson).toEqual({
      reason: 'PERSON',
      erasedBy: 'ada@loon.example',
      requests: 2,
      otherRecords: 5,
    });
    expect(await counts()).toEqual([1, 1, 0, 0]);
    const [record] = await app.database.reader.find(Erasure);
    const emailHash = record?.emailHash;
    expect(emailHash).toMatch(/^[\w-]{43}$/);
    expect(emailHash).not.toBe(createHash('sha256').update(demoRequest.email).digest('base64url'));
    const entries = await app.database.reader.find(AuditEntry);
    expect(JSON.stringify(entries)).not.toContain(demoRequest.email);
    expect(entries.some(({ action }) => action === 'request.erase')).toBe(true);
    const { erasures } = await app.ask<{ erasures: { requests: number }[] }>(
      '{ erasures { requests } }',
    );
    expect(erasures).toEqual([{ requests: 2 }]);
  });

  it('applies the retention period of the settings automatically', async () => {
    await twoPeople();
    const settings = new RequestSettingsService(
      app.database,
      () => undefined,
      () => new Date(),
    );
    const retention = (daysFromNow: number) =>
      applyRetention({
        database: app.database,
        settings,
        records: [notificationRecords, statusRecords, wordRecords, auditRecords],
        now: () => new Date(Date.now() + daysFromNow * dayMs),
      });
    await retention(5_000);
    expect(await app.database.reader.count(VisitorRequest)).toBe(3);
    await app.ask(
      'mutation { saveRequestSettings(input: { retentionDays: 30, waitingTooLongHours: 48, notifyEmails: [] }) { retentionDays } }',
    );
    await retention(29);
    expect(await app.database.reader.count(VisitorRequest)).toBe(3);
    await retention(31);
    expect(await counts()).toEqual([0, 0, 0, 0]);
    const records = await app.database.reader.find(Erasure);
    expect(records).toMatchObject([{ reason: 'retention', emailHash: null, requests: 3 }]);
  });

  it('refuses an invalid e-mail address', async () => {
    const { errors } = await app.graphql('{ personData(email: "%") { requests } }', {}, app.cookie);
    expect(errors[0]?.extensions.fields).toEqual({ email: 'Please enter an e-mail address.' });
  });
});
