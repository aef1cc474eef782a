import { describe, expect, it } from 'vitest';
import { systemClock } from '../app-dependencies.ts';
import type { Database } from '../database/database.ts';
import { createLogger } from '../log/logger.ts';
import { openDatabase } from '../site-database.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { quickDelivery } from '../testing/quick-delivery.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { DeliveryAttempt } from './delivery-attempt.entity.ts';
import type { DeliveryChannel } from './delivery-channel.ts';
import { DeliveryLane, retryDelayMs, type DeliveryTimings } from './delivery-lane.ts';
import { OutboxChannel, OutboxMessage, OutboxState } from './outbox-message.entity.ts';
import { OutboxQueue } from './outbox-queue.ts';
import { Outbox } from './outbox.ts';

const undo = undoAfterEach();
const requestId = '0193b3a0-0000-7000-8000-000000000001';

describe.each(engines)('a delivery attempt that cannot be recorded on %s', (engine) => {
  /** A lane whose ledger becomes unavailable when the recipient accepts a message. */
  async function ledgerAway(timings: DeliveryTimings = quickDelivery) {
    const storage = await createTestDatabase(engine);
    undo(() => storage.remove());
    const database = await openDatabase(storage.url);
    undo(() => database.close());
    await database.write((manager) =>
      new Outbox('loon.example', systemClock).requestReceived(manager, requestId),
    );
    const received: string[] = [];
    const channel: DeliveryChannel = {
      name: OutboxChannel.MAIL,
      configured: () => Promise.resolve(true),
      deliver: async ({ id }) => {
        if (received.push(id) === 1) {
          await database.source.query('ALTER TABLE delivery_attempt RENAME TO away');
        }
        return '250 taken';
      },
    };
    const lines: string[] = [];
    const lane = new DeliveryLane({
      channel,
      queue: new OutboxQueue(database, OutboxChannel.MAIL),
      logger: createLogger(
        { level: 'error', pretty: false },
        { write: (line: string) => void lines.push(line) },
      ),
      now: systemClock,
      timings,
      onAttempt: () => undefined,
    });
    undo(() => lane.stop());
    lane.start();
    await expect.poll(() => lines.join()).toContain('A delivery attempt could not be recorded yet');
    return { database, lane, received };
  }
  const stateIn = async ({ reader }: Database) =>
    (await reader.findOneByOrFail(OutboxMessage, {})).state;

  it('is recorded as soon as possible, and the message is sent once', async () => {
    const { database, received } = await ledgerAway();
    await database.source.query('ALTER TABLE away RENAME TO delivery_attempt');
    await expect.poll(() => stateIn(database)).toBe(OutboxState.DELIVERED);
    expect(await database.reader.find(DeliveryAttempt)).toMatchObject([
      { delivered: true, response: '250 taken' },
    ]);
    expect(received).toHaveLength(1);
  });

  it('does not prevent shutdown; the message is due again', async () => {
    const { database, lane, received } = await ledgerAway({ ...quickDelivery, stopMs: 50 });
    await lane.stop();
    expect(received).toHaveLength(1);
    expect(await stateIn(database)).toBe(OutboxState.SENDING);
    const later = new Date(Date.now() + 60_000);
    const due = await new OutboxQueue(database, OutboxChannel.MAIL).claim(later, later);
    expect(due?.id).toBe(received[0]);
  });
});

it('the first retry is within 10 s, and the delay then doubles up to 15 minutes, without an end', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 5_000].map(
    (failed) => retryDelayMs(failed) / 1_000,
  );
  expect(seconds).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900]);
});
