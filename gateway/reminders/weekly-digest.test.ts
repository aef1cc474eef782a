import { describe, expect, it } from 'vitest';
import { systemClock } from '../app-dependencies.ts';
import { DeliveryAttempt } from '../mail/delivery-attempt.entity.ts';
import { OutboxEvent, OutboxMessage, OutboxState } from '../mail/outbox-message.entity.ts';
import { Outbox } from '../mail/outbox.ts';
import { RequestSettingsService } from '../requests/settings/request-settings.service.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { startDeskApp } from '../testing/desk-app.ts';
import { quickDelivery } from '../testing/quick-delivery.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { engines } from '../testing/test-database.ts';
import { SentDigest } from './sent-digest.entity.ts';
import { WeeklyDigest } from './weekly-digest.ts';

const undo = undoAfterEach();
const outbox = new Outbox('loon.example', systemClock);
const friday = new Date('2026-11-20T12:00:00Z');
const monday = new Date('2026-11-23T08:01:00Z');

describe.each(engines)('reminders on %s', (engine) => {
  it('are added to the outbox once when several gateways find a digest due at the same time, without an error', async () => {
    const app = await startDeskApp(engine, { now: () => friday });
    undo(() => app.close());
    await app.ask(`mutation { saveRequestSettings(input: {
      waitingTooLongHours: 48, notifyEmails: [],
      digest: { enabled: true, weekday: 1, hour: 8, timeZone: "UTC" }
    }) { digest { enabled } } }`);
    const { database } = app;
    const now = () => monday;
    const settings = new RequestSettingsService(database, () => undefined, now);
    const digests = Array.from(
      { length: 4 },
      () => new WeeklyDigest({ database, outbox, settings, parts: [], publicUrl: app.url, now }),
    );
    await Promise.all(digests.map((digest) => digest.sendIfDue()));
    const event = OutboxEvent.WEEKLY_DIGEST;
    expect(await database.reader.countBy(OutboxMessage, { event })).toBe(1);
    expect(await database.reader.find(SentDigest)).toMatchObject([{ week: '2026-W48' }]);
  });

  it.each([
    [OutboxEvent.REQUEST_WAITING, '0193b3a0-0000-7000-8000-000000000001'],
    [OutboxEvent.WEEKLY_DIGEST, null],
  ])(
    'are neither sent nor tried again when their subject has been erased, as the ledger shows: %s',
    async (event, requestId) => {
      const sink = await startSmtpSink();
      undo(() => sink.close());
      const mail = { smtpUrl: sink.url, from: 'site@loon.example', notify: ['team@loon.example'] };
      const app = await startDeskApp(engine, { mail: { ...mail, timings: quickDelivery } });
      undo(() => app.close());
      const { id } = await app.database.write((manager) =>
        outbox.notice(manager, { event, requestId }),
      );
      const ledger = () => app.database.reader.findBy(DeliveryAttempt, { messageId: id });
      await expect.poll(ledger).not.toEqual([]);
      expect((await ledger())[0]).toMatchObject({
        delivered: false,
        response: 'There is no message to send.',
      });
      expect(sink.mails).toEqual([]);
      const { reader } = app.database;
      expect(await reader.findOneByOrFail(OutboxMessage, { id })).toMatchObject({
        state: OutboxState.GIVEN_UP,
        attempts: 1,
      });
    },
  );
});
